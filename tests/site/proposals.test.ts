import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { dataExportOf } from "#features/accounts/service/data-export.ts";

import { cases } from "#features/cases/storage/cases.table.ts";
import { purgeProposals } from "#features/proposals/service/purge-proposals.ts";
import { proposals, proposalVersions } from "#features/proposals/storage/proposals.table.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { pdfText } from "#tests/pdf-text.ts";
import { proposed, siteThatProposes } from "./proposing.ts";

const day = 86_400_000;
let now = new Date("2026-11-16T09:00:00Z");
const site = await siteThatProposes(() => now);
afterAll(() => site.close());

test("[PROPOSE-1] a proposal begins with a plate; the same plate again is the same car, a plate is removed, and an older draft is refused", async () => {
  const { id } = (await site.call("", { licenseplate: "ABC 123" })).json;
  expect(await site.call(`/${id}/cars`, { licenseplate: "DEF456" })).toMatchObject({ status: 200 });
  expect(await site.call(`/${id}/cars`, { licenseplate: "abc 123" })).toMatchObject({ status: 200 });
  expect((await site.call(`/${id}`)).json).toMatchObject({
    state: "draft",
    draft: { cars: [{ licenseplate: "abc123" }, { licenseplate: "def456" }] },
  });
  const removed = await site.call(`/${id}/cars/remove`, { licenseplate: "abc 123" });
  expect(removed.json.revision).toBe(3);
  expect(await site.call(`/${id}`, { ...proposed, revision: 2 })).toMatchObject({ status: 409 });
  expect(await site.call("", { licenseplate: "xyz999" })).toMatchObject({ status: 409 });
  expect(await site.call("/99999")).toMatchObject({ status: 404 });
  expect((await site.call("", {}, "Purchaser")).status).toBe(403);
});

test("[PROPOSE-4] [PROPOSE-7] what is sent never changes, has the hash of its bytes, and goes by letter; nothing unready is sent", async () => {
  const begun = (await site.call("", {})).json;
  const unready = await site.call(`/${begun.id}/send`, { revision: 0 });
  expect(unready).toMatchObject({
    status: 422,
    errors: expect.arrayContaining([expect.objectContaining({ field: "email" })]),
  });
  const { id, letter } = await site.sent();
  expect(letter).toMatchObject({ to: "omar@example.com", subject: "Din offert: Volvo V60" });
  const [row] = await site.db.select().from(proposalVersions).where(eq(proposalVersions.proposalId, id));
  expect(row?.hash).toBe(
    createHash("sha256")
      .update(row?.content ?? "")
      .digest("hex"),
  );
  expect(row?.validUntil.getTime()).toBe(now.getTime() + 7 * day);
  const change = site.db
    .update(proposalVersions)
    .set({ content: "{}" })
    .where(eq(proposalVersions.proposalId, id));
  await expect(change).rejects.toThrow();
  await expect(site.db.delete(proposals).where(eq(proposals.id, id))).rejects.toThrow();
});

test("[PROPOSE-2] [PROPOSE-12] [PROPOSE-14] the page and its PDF have every figure and no trace of what we earn; nobody caches, lists or is told of it", async () => {
  const bid = {
    licenseplate: "abc123",
    bid: 251_113,
    mileage: 8_450,
    estimatedSalePrice: 289_900,
    estimatedCost: 7_919,
  };
  await site.staff("/api/tradein/bidlog/add", bid, "Purchaser");
  const paid = { price: "251 113", estimatedCost: 7_919 };
  expect((await site.staff("/api/staff/cars/abc123/purchase", paid, "Purchaser")).status).toBe(200);
  const { id, page } = await site.sent();
  // We see it: so it could have been shown.
  expect((await site.call(`/${id}`)).json).toMatchObject({
    cars: [{ bought: { price: 251_113, estimatedCost: 7_919 } }, { bought: null }],
  });
  const { html, status, headers } = await site.shown(page);
  expect(status).toBe(200);
  for (const said of [
    "296\u00a0800\u00a0kr",
    "85\u00a0300\u00a0kr",
    "effektiv ränta",
    "Att låna kostar pengar!",
    "Omar Ek",
  ])
    expect(html).toContain(said);
  const pdf = await site.request(`${page}pdf/?version=1`);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  const paper = pdfText(Buffer.from(await pdf.arrayBuffer()));
  expect(paper).toContain("296 800 kr");
  const data = await site.request(`${page.slice(0, -1)}.data`);
  const letters = JSON.stringify((await site.db.select().from(mails)).map(({ blocks }) => blocks));
  // What we paid, what it cost, what the wheels cost us, what we think the trade-in brings, and what is left of each.
  const ours = [251_113, 7_919, 259_032, 30_868, 23_111, 6_600, 1_840, 139_417, 10_334];
  const spaced = (kronor: number) => `${kronor}`.replace(/(?=(?:\d{3})+$)/, "[\\s\u00a0]?");
  const trace = new RegExp(
    `(?<!\\d)(?:${ours.map(spaced).join("|")})(?!\\d)|marginal|resale|"cost"|"bought"`,
    "i",
  );
  for (const text of [
    html,
    paper,
    await data.text(),
    letters,
    JSON.stringify(await dataExportOf(site.db, proposed.email)),
  ])
    expect(text.match(trace)?.[0]).toBeUndefined();
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("x-robots-tag")).toContain("noindex");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect((await site.get(`${page.slice(0, -3)}xx/`)).status).toBe(404);
});

test("[PROPOSE-5] [PROPOSE-11] what the customer moves is stored and told the salesman; what is wrong is said at its field", async () => {
  const { id, page } = await site.sent();
  const { version } = await site.shown(page);
  const live = await site.request(`${page}live/`);
  const reader = live.body?.getReader();
  expect(live.headers.get("content-type")).toContain("text/event-stream");
  await reader?.read();
  const wrong = await site.post(page, {
    steg: "val",
    version,
    bil: "abc123",
    insats: "1 000",
    manader: "48",
  });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain("Insatsen kan vara mellan");
  expect(wrong.html).toContain('value="1 000"');
  const moved = await site.post(page, {
    steg: "val",
    version,
    bil: "abc123",
    insats: "100 300",
    manader: "48",
  });
  expect(moved.status).toBe(303);
  const { json } = await site.call(`/${id}`);
  expect(json).toMatchObject({ customer: { isHere: true, totals: { deposit: 100_300, months: 48 } } });
  const { html } = await site.shown(page);
  // Twice the page, and not the way back from its form.
  await site.get(`${page}?sparat=1`);
  expect((await site.call(`/${id}`)).json).toMatchObject({ versions: [{ opened: 2 }] });
  const { customer } = json as unknown as { customer: { totals: { monthly: number } } };
  expect(html.replaceAll("\u00a0", "")).toContain(`${customer.totals.monthly}kr/mån`);
  let received = "";
  while (!received.includes("event: moved"))
    received += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  expect((await site.post(page, { steg: "aterstall", version })).status).toBe(303);
  expect((await site.call(`/${id}`)).json).toMatchObject({ customer: { choice: null } });
});

test("[PROPOSE-9] [PROPOSE-10] [AGE-1] an older version is read and cannot be accepted; the last is, once, with a case and letters to both", async () => {
  const { id, page } = await site.sent();
  const first = await site.shown(page);
  const { revision } = (await site.call(`/${id}`)).json;
  const saved = await site.call(`/${id}`, { ...proposed, discount: 5_000, revision });
  await site.call(`/${id}/send`, { revision: saved.json.revision });
  const second = await site.shown(page);
  expect(second.html).toContain("Nytt sedan version 1:");
  expect((await site.get(`${page}?version=1`)).html).toContain("Version 1 är ersatt");
  const accept = ({ version, hash: kontrollsumma }: typeof first, namn = "Omar Ek", isOfAge = "on") =>
    site.post(page, { steg: "godkann", isOfAge, version, kontrollsumma, namn });
  expect((await accept(first)).status).toBe(409);
  expect((await accept(second, " ")).status).toBe(422);
  expect((await accept(second, "Omar Ek", "")).status).toBe(422);
  expect((await accept(second)).status).toBe(303);
  expect((await accept(second)).status).toBe(303);
  const opened = (await site.db.select().from(cases)).filter(({ kind }) => kind === "proposal");
  expect(opened).toEqual([
    expect.objectContaining({
      subject: expect.stringContaining("version 2"),
      assigneeId: "id-Salesman",
      email: "omar@example.com",
    }),
  ]);
  expect(await site.letter("proposal-accepted")).toMatchObject({ to: "omar@example.com" });
  expect(await site.letter("proposal-to-us")).toMatchObject({ to: "anna@example.com" });
  expect((await site.shown(page)).html).toContain("Du har godkänt version 2");
  expect((await site.call(`/${id}`)).json).toMatchObject({ state: "accepted" });
  const asked = await site.post(page, { steg: "fraga", fraga: "Går det att få dragkrok?", rad: "1" });
  expect(asked.status).toBe(303);
  expect((await site.shown(page)).html).toContain("Går det att få dragkrok?");
  expect((await site.post(page, { steg: "fraga", fraga: " " })).status).toBe(422);
});

test("[PROPOSE-6] [PROPOSE-12] withdrawn and expired say so and offer a new one; a link to look changes nothing", async () => {
  const { id, page } = await site.sent();
  const { preview } = (await site.call(`/${id}`)).json as unknown as { preview: string };
  const looked = await site.get(preview);
  expect(looked.html).toContain("Så här ser kunden offerten");
  expect(looked.html).not.toContain("<form");
  expect((await site.post(preview, { steg: "aterstall", version: "1" })).status).toBe(403);
  expect((await site.call(`/${id}/withdraw`, {})).status).toBe(200);
  expect((await site.call(`/${id}/withdraw`, {})).status).toBe(409);
  const { html } = await site.shown(page);
  expect(html).toContain("Offerten är återkallad");
  expect(html).toContain("Be om en ny offert");
  expect(await site.letter("proposal-withdrawn")).toMatchObject({ to: "omar@example.com" });
  const other = await site.sent();
  const before = await site.shown(other.page);
  now = new Date(now.getTime() + 7 * day);
  const expired = await site.shown(other.page);
  expect(expired.html).toContain("Offerten har gått ut");
  expect(expired.html).toContain("Volvo V60 finns kvar för 289\u00a0900\u00a0kr");
  const late = {
    steg: "godkann",
    isOfAge: "on",
    version: before.version,
    kontrollsumma: before.hash,
    namn: "Omar",
  };
  expect((await site.post(other.page, late)).status).toBe(409);
  expect((await site.post(other.page, { steg: "ny" })).status).toBe(303);
  expect((await site.letter("proposal-to-us"))?.subject).toContain("Kunden vill ha en ny");
});

test("[PROPOSE-15] proposals are in the export of an address, and are forgotten in time", async () => {
  const { id } = await site.sent({ email: "eva@example.com", name: "Eva" });
  const parts = await dataExportOf(site.db, "EVA@example.com");
  expect(parts.find(({ title }) => title === "Offertförslag")?.items).toEqual([
    expect.objectContaining({ Namn: "Eva", Versioner: [expect.objectContaining({ Version: 1 })] }),
  ]);
  const left = () => site.db.select().from(proposals).where(eq(proposals.id, id));
  const forget = (at: Date) => site.db.transaction((tx) => purgeProposals(tx, at));
  await forget(new Date(now.getTime() + 360 * day));
  expect(await left()).toHaveLength(1);
  await forget(new Date(now.getTime() + 375 * day));
  expect(await left()).toHaveLength(0);
});
