import { afterAll, expect, test } from "vitest";
import { sellingTexts } from "#core/company/selling-texts.ts";
import { bookings } from "#features/bookings/storage/bookings.table.ts";
import { honeypotField, timeField } from "#features/forms/rules/robot.ts";
import { ownPage, postingTo } from "./posting.ts";
import { done, textOf } from "./valuing.ts";

/** A Monday at noon, on which the clock of the site stands. */
const now = new Date("2026-11-16T11:00:00Z");
const site = await postingTo({ clock: () => now });
afterAll(() => site.close());

let turn = 0;
/** What every form of these asks for; what one does not is passed over. */
const book = (path: string, fields: Record<string, string> = {}) =>
  site.post(
    path,
    {
      start: "2026-11-18T07:00Z",
      isOfAge: "on",
      licenseplate: "MLB 84A",
      mileage: "8 450",
      name: "Karin Exempel",
      email: `verkstad${++turn}@example.com`,
      phoneNumber: "070-174 06 12",
      message: "Bilen gnisslar.",
      [honeypotField]: "",
      [timeField]: "9000",
      ...fields,
    },
    ownPage,
  );

test("[SERVICE-2] workshop and work are asked for first; what is missing is said, and what was chosen stays", async () => {
  const { html, headers } = await site.get("/bilservice/");
  expect(headers.get("cache-control")).not.toContain("no-store");
  expect(textOf(html)).toContain("Vad ska göras?");
  const half = await site.get("/bilservice/?arbete=dackskifte&verkstad=");
  expect(textOf(half.html)).toContain("Välj verkstad");
  expect(half.html).toMatch(/value="dackskifte"[^>]*checked|checked[^>]*value="dackskifte"/);
  const without = await site.get("/bilservice/?arbete=dackskifte&verkstad=weblager");
  expect(textOf(without.html)).toContain("Välj verkstad");
});

test("[SERVICE-1] [BOOK-4] as many as the workshop has places, each for as long as its work takes; then the nearest times", async () => {
  const path = "/bilservice/?verkstad=uppsala&arbete=service&licenseplate=mlb84a";
  const { html, headers } = await site.get(path);
  expect(headers.get("cache-control")).toContain("no-store");
  expect(html).toContain('value="MLB 84A"');
  expect(html).not.toContain('value="2026-11-21');
  expect((await book(path, { licenseplate: "MLB" })).html).toContain("Regnr saknas/felaktigt");
  expect((await book(path, { start: "2026-11-17T02:00Z" })).status).toBe(409);
  const first = await book(path);
  expect(first.status).toBe(303);
  const row = await site.lastCase();
  expect(row).toMatchObject({ subject: "Service enligt planen, Milstolpen Uppsala", state: "answered" });
  expect(row?.answers).toContainEqual({ label: "Miltal nu", text: "8 450" });
  // Uppsala takes two at once: the second fits half an hour later, a third overlaps both.
  expect((await book(path, { start: "2026-11-18T07:30Z" })).status).toBe(303);
  const third = await book(path, { start: "2026-11-18T08:00Z" });
  expect([third.status, third.html.includes("Närmast tiden du valde")]).toEqual([409, true]);
  expect(third.html).toContain("Bilen gnisslar.");
  const rows = await site.db.select().from(bookings).orderBy(bookings.caseId);
  const places = rows.map(({ place }) => place);
  expect(places).toEqual(["workshop/uppsala/1", "workshop/uppsala/2"]);

  const own = first.headers.get("location")?.replace("?kvitto=1", "") ?? "";
  expect((await site.get(own)).html).toContain("Verkstadstiden är bokad");
  const moved = await site.post(`${own}tid/`, { gor: "flytta", start: "2026-11-19T07:00Z" }, ownPage);
  expect(moved.status).toBe(303);
  expect((await site.get(own)).html).toContain("torsdag 19 november kl.\u00a008.00–10.00");
  expect((await book(path, { start: "2026-11-18T08:00Z" })).status).toBe(303);
});

/** A plate whose vehicle the demo's register knows. */
const own = "qvi008";
const battery = "batteri=vet-inte&laddkabel=vet-inte&varmepump=vet-inte";
const takes = async (path: string, fields: Record<string, string>) => {
  const response = await book(path, fields);
  const row = await site.lastCase();
  return { ...response, row };
};

test("[AGE-1] [FLOW-11] [BOOK-2] [BOOK-6] a visit is one of the store's free times, which the next one cannot have", async () => {
  const store = site.stock.catalogs().chain.stores.find(({ appraisers }) => appraisers === 1);
  const where = await site.get(done(own, `${battery}&vidare=butik`));
  expect(where.html).toContain(`value="${store?.slug}"`);
  expect(where.html).not.toContain('value="weblager"');
  const path = done(own, `${battery}&vidare=butik&butik=${store?.slug}`);
  const start = "2026-11-18T09:00Z";
  expect((await site.get(path)).html).toContain(`value="${start}"`);
  const night = await takes(path, { start: "2026-11-18T02:00Z" });
  expect([night.status, night.html.includes("Tiden går inte att boka")]).toEqual([409, true]);
  const ofAge = await takes(path, { start, isOfAge: "" });
  expect([ofAge.status, textOf(ofAge.html).includes("Du behöver ha fyllt 18 år")]).toEqual([422, true]);
  const { status, row, headers } = await takes(path, { start, email: "visit@example.com" });
  expect([status, row?.state]).toEqual([303, "answered"]);
  const late = await takes(path, { start, email: "late@example.com" });
  expect([late.status, late.html.includes("Närmast tiden du valde")]).toEqual([409, true]);
  expect(late.html).toContain("Tiden blev just bokad av någon annan");
  expect(late.html).toContain("late@example.com");

  const page = await site.get(headers.get("location") ?? "");
  expect(page.html).toContain("Värderingen i butik är bokad");
  expect(page.html).toContain("onsdag 18 november kl.\u00a010.00–10.30");
  const letter = await site.letterOf(`booking-booked:${row?.number}:0`);
  expect(JSON.stringify(letter?.blocks)).toContain("Uppskattning");
  expect((await site.get(`/inkorg/${letter?.id}/bilaga/0/`)).html).toContain("SUMMARY:Värdering av");
});

test("[BOOK-7] a visit is moved and cancelled by its link, and then others can have the time", async () => {
  const store = site.stock.catalogs().chain.stores.findLast(({ appraisers }) => appraisers === 1);
  const path = done(own, `${battery}&vidare=butik&butik=${store?.slug}`);
  const start = "2026-11-19T09:00Z";
  const { headers } = await takes(path, { start, email: "moves@example.com" });
  const page = headers.get("location")?.replace("?kvitto=1", "") ?? "";
  const change = await site.get(`${page}tid/`);
  expect(change.html).toContain("Avboka värderingen i butik");
  expect((await site.get(`${page}provkorning/`)).status).toBe(404);
  const moved = await site.post(`${page}tid/`, { gor: "flytta", start: "2026-11-20T09:00Z" }, ownPage);
  expect(moved.status).toBe(303);
  expect((await site.get(page)).html).toContain("fredag 20 november kl.\u00a010.00–10.30");
  expect((await site.get(path)).html).toContain(`value="${start}"`);
  expect((await site.post(`${page}tid/`, { gor: "avboka" }, ownPage)).status).toBe(303);
  expect((await site.get(page)).html).toContain("Jag avbokade värderingen i butik.");
  expect((await takes(path, { start: "2026-11-20T09:00Z", email: "next@example.com" })).status).toBe(303);
});

test("[AGE-1] [FLOW-11] [BOOK-3] [BOOK-8] an appraiser comes home in half a day that the postcode allows, with the address in the case", async () => {
  const where = await site.get(done(own, `${battery}&vidare=hemma`));
  expect(textOf(where.html)).toContain("Postnummer där bilen står");
  const nowhere = await site.get(done(own, `${battery}&vidare=hemma&postnummer=000`));
  expect(textOf(nowhere.html)).toContain("Skriv ett postnummer med fem siffror");
  const path = done(own, `${battery}&vidare=hemma&postnummer=75320`);
  const times = await site.get(path);
  expect(textOf(times.html)).toContain("09.00–13.00");
  expect(times.html).not.toContain('value="2026-11-16');
  const home = { address: "Exempelgatan 1", start: "2026-11-18T08:00Z" };
  expect((await takes(path, { ...home, start: "2026-11-18T09:00Z" })).status).toBe(409);
  for (const missing of ["address", "isOfAge"])
    expect([missing, (await takes(path, { ...home, [missing]: "" })).status]).toEqual([missing, 422]);
  const { status, row, headers } = await takes(path, { ...home, email: "home@example.com" });
  expect(status).toBe(303);
  expect(row?.answers?.[0]).toEqual({ label: "Vi kommer till", text: "Exempelgatan 1, 753\u00a020 Uppsala" });
  expect((await takes(path, { ...home, email: "later@example.com" })).status).toBe(409);
  const page = textOf((await site.get(headers.get("location") ?? "")).html);
  const letter = await site.letterOf(`booking-booked:${row?.number}:0`);
  for (const said of [textOf(times.html), page, JSON.stringify(letter?.blocks)])
    expect(said).toContain(sellingTexts.paid);
  expect(page).toContain("Värdering hemma hos dig");
});
