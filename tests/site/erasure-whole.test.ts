import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNull, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { features } from "#app/features.ts";
import { platformJobs } from "#app/platform-jobs.ts";
import { cases } from "#features/cases/storage/cases.table.ts";
import { openFileStore } from "#platform/files/open-file-store.ts";
import { joinedKinds } from "#platform/jobs/job-kind.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { aPlate } from "#tests/any-plate.ts";
import { testServices } from "#tests/test-services.ts";
import { marksOfPerson, person, sendingEverything, stockedPlates } from "./sending-everything.ts";
import { siteWithStaff } from "./site-with-reservations.ts";

/**
 * Every table of the database, by what becomes of a visitor's data in it when the person deletes everything. Whoever adds a table says
 * it here.
 */
const erasedAtOnce = [
  ...["account_links", "account_sessions", "account_states", "car_waits", "case_notes", "holds"],
  ...["mail_addresses", "newsletter_subscribers", "proposal_versions", "proposals", "watches"],
];
/** What is said to the person: by the law, another's, our own logs, a no to letters, letters of the last moment. */
const kept = [
  ...["audit_log", "bid_log", "case_attachments", "case_messages", "cases", "mail_opt_outs", "mails"],
];
/** Nothing that a visitor writes: our stock, our staff, hashes, names of jobs, words of a plate without its owner. */
const nobody = [
  ...["answer_templates", "app_meta", "car_costs", "car_edits", "car_images", "car_media", "car_purchases"],
  ...["cars", "case_log", "condition_findings", "estimates", "external_adverts", "idempotency_keys"],
  ...["idp_records", "jobs", "matched_adverts", "matched_cars", "picture_sources", "planned_prices"],
  ...["price_events", "purchase_matches", "purchase_trackers", "rate_buckets", "reviews", "shared_lists"],
  ...[
    "sign_in_attempts",
    "sold_cars",
    "staff_news",
    "staff_second_factors",
    "status_events",
    "stock_batches",
  ],
  ...["stock_changes", "stores", "test_drives", "watch_hits"],
];
/** Not filled here: what is sent is in a case within the hour or gone; look-ups by plate are logs, an attachment goes with its letter. */
const goneByTheClock = ["mail_attachments", "register_accesses", "upload_parts", "uploads"];

const start = new Date("2026-11-16T11:00:00Z");
let now = start;
const dataDir = mkdtempSync(join(tmpdir(), "erasure-"));
const files = openFileStore({ dataDir, fileStoreUrl: null });
const stocked = stockedPlates.map((plate) => ({ licenseplate: aPlate(plate), price: 289_900 }));
const site = await siteWithStaff(stocked, () => now, { files });
const sending = sendingEverything(site, start);
afterAll(async () => {
  await site.close();
  rmSync(dataDir, { recursive: true });
});

const marks = new RegExp(marksOfPerson, "i");

async function tables(): Promise<string[]> {
  const { rows } = await site.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function tablesWithPerson(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tables()) {
    const { rows } = await site.db.execute(
      sql`select from ${sql.identifier(name)} as line where line::text ~* ${marksOfPerson} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

function filesWithPerson(): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => marks.test(path + readFileSync(path, "utf8")));
}

/** All that the clock does, each once. */
async function runJobs() {
  const services = await testServices({ db: site.db, stock: site.stock, files, clock: () => now });
  const byFeature = features.map(({ jobs }) => jobs?.(services) ?? {});
  const job = { id: 1, kind: "", key: "", payload: {}, attempt: 1 };
  for (const kind of Object.values(joinedKinds([platformJobs(services, dataDir), ...byFeature]))) {
    if (!kind.every) continue;
    if ("outside" in kind) await kind.outside(job, new AbortController().signal);
    else await site.db.transaction((tx) => kind.inTransaction(job, tx));
  }
}

test("[MYDATA-6] of every table of the database it is said whether a person can be in it", async () => {
  const known = [...erasedAtOnce, ...kept, ...nobody, ...goneByTheClock];
  expect(known.toSorted()).toEqual(await tables());
});

test("[MYDATA-6] who has sent everything and deletes everything is only where it is said, and in the end nowhere", async () => {
  const browser = await sending.send();
  await sending.deliver();
  expect(await tablesWithPerson()).toEqual([...erasedAtOnce, ...kept].toSorted());
  expect(filesWithPerson()).toHaveLength(1);

  const { html } = await browser.get("/mina-sidor/radera/");
  for (const words of [
    "konsumentköplagen",
    "distansavtalslagen",
    "från någon annan, där din adress står",
    "Att du har sagt nej till våra mejl",
    "4 år efter händelsen",
    "5 år efter händelsen",
  ])
    expect(html).toContain(words);
  await browser.post("/mina-sidor/radera/", { csrf: browser.csrf() });
  const link = await browser.linkTo(person.email, "erase-confirm");
  expect(await sending.confirmErasure(link)).toBe("/mina-sidor/radera/?steg=klart");
  expect(await tablesWithPerson()).toEqual(kept);
  await sending.deliver();
  await runJobs();
  expect(await tablesWithPerson()).toEqual(kept);
  const named = await site.db.select().from(cases).where(sql`cases::text ~* ${marksOfPerson}`);
  // The campaign knows a telephone alone; a workshop and a friend wrote of the person.
  expect(named.map(({ kind }) => kind).toSorted()).toEqual(
    ["campaign", "complaint", "friend", "testDrive", "withdrawal", "workshop"].toSorted(),
  );
  const letters = await site.db.select().from(mails).where(sql`mails::text ~* ${marksOfPerson}`);
  expect(letters.map(({ kind }) => kind).toSorted()).toEqual([
    ...["case-to-us", "case-to-us", "erase-confirm", "erased", "hold-cancelled", "hold-to-store"],
  ]);
  expect(site.logged.filter((line) => marks.test(line))).toEqual([]);

  const after = async (days: number) => {
    now = new Date(start.getTime() + days * 86_400_000);
    await site.db.update(mails).set({ createdAt: sql`now() - interval '91 days'` });
    await site.db.update(cases).set({ state: "closed", closedAt: now }).where(isNull(cases.closedAt));
    await runJobs();
    return tablesWithPerson();
  };
  const stays = (...names: string[]) => [...names, "mail_opt_outs"].toSorted();
  expect(await after(1)).toEqual(stays("audit_log", "bid_log", "case_attachments", "case_messages", "cases"));
  expect(await after(400)).toEqual(
    stays("audit_log", "bid_log", "case_attachments", "case_messages", "cases"),
  );
  expect(await after(1_100)).toEqual(stays("audit_log", "bid_log"));
  expect(filesWithPerson()).toEqual([]);
  expect(await after(1_830)).toEqual(stays());
}, 120_000);
