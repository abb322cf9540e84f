import { desc, eq } from "drizzle-orm";
import { inject } from "vitest";
import { cases } from "#features/cases/storage/cases.table.ts";
import { knownFacts } from "#features/site-facts/service/known-facts.ts";
import { openDatabase } from "#platform/db/database.ts";
import { openFileStore } from "#platform/files/open-file-store.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { lendEmbedded } from "#tests/shared-databases.ts";
import { noFiles } from "#tests/test-services.ts";
import { one, testSite } from "#tests/test-site.ts";
import { type FormUnderTest, formsUnderTest } from "./forms-under-test.ts";

type Headers = Record<string, string>;
type Fields = Record<string, string>;

export const ownPage: Headers = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };

/** The forms that are calls too. */
export const calledForms = formsUnderTest.flatMap((form) =>
  form.api === null ? [] : [{ ...form, api: form.api }],
);
export const contact = one(calledForms.filter(({ name }) => name === "contact"));

/** Makes each post one of its own: the same twice is one case. */
let turn = 0;
export const fresh = (fields: Fields, text: string): Fields => ({
  ...fields,
  [text]: `${fields[text]} (${++turn})`,
});

/** What is longer than a text may be is sent as one: what carries files may weigh more. */
const asText = 1_000_000;

/** The fields of a form with the file that it needs, as a page sends them; null where it needs none. */
function withFile(path: string, fields: Fields): FormData | null {
  const form = formsUnderTest.find(
    (one) => one.path === path || one.api?.replace(/\/$/, "") === path.replace(/\/$/, ""),
  );
  if (!form?.file || Object.values(fields).some((text) => typeof text !== "string" || text.length >= asText))
    return null;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append(form.file, new File(["%PDF-1.7\n%%EOF\n"], "offert.pdf", { type: "application/pdf" }));
  return body;
}

/** A site with the whole stock and a database of its own for what is sent, and both ways of sending it something. */
export async function postingTo(changes: Parameters<typeof testSite>[0] = {}) {
  const own = changes.db ? null : await lendEmbedded();
  const db = changes.db ?? own?.db;
  if (!db) throw new Error("There is no database to send to");
  const stocked = await openDatabase({ dataDir: "", databaseUrl: inject("databaseUrl") });
  const files = own ? openFileStore({ dataDir: own.dataDir, fileStoreUrl: null }) : noFiles;
  const site = await testSite({ files, ...changes, db, facts: knownFacts(stocked.db) });
  /** As a browser without script posts it. */
  const post = (path: string, fields: Fields, headers: Headers = ownPage) =>
    site.get(path, { method: "POST", headers, body: withFile(path, fields) ?? new URLSearchParams(fields) });
  return {
    ...site,
    db,
    stocked: stocked.db,
    files,
    close: async () => {
      await site.close();
      await stocked.close();
      await own?.close();
    },
    post,
    /** Posted, and confirmed where it has to be. */
    send: (form: FormUnderTest, fields: Fields, headers?: Headers) =>
      post(form.path, { ...fields, ...form.confirmed }, headers),
    call: async (path: string, body: unknown, headers: Headers = {}) => {
      const form = typeof body === "string" ? null : withFile(path, body as Fields);
      const response = await site.request(path, {
        method: "POST",
        headers: { ...(form ? {} : { "content-type": "application/json" }), ...headers },
        body: form ?? (typeof body === "string" ? body : JSON.stringify(body)),
      });
      return { status: response.status, json: await response.json() };
    },
    count: () => db.$count(cases),
    lastCase: async () => (await db.select().from(cases).orderBy(desc(cases.id)).limit(1))[0],
    letterOf: async (key: string) => (await db.select().from(mails).where(eq(mails.messageKey, key)))[0],
    /** The newest first. */
    emailsTo: (address: string) =>
      db.select().from(mails).where(eq(mails.toAddress, address)).orderBy(desc(mails.createdAt)),
  };
}

/** As React writes a text. */
export function asHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");
}
