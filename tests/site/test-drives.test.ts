import { desc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { reasonForNoTestDrive } from "#features/bookings/rules/may-drive.ts";
import { bookings } from "#features/bookings/storage/bookings.table.ts";
import { isReserved } from "#features/cars/rules/status.ts";
import { carsOf } from "#features/catalogue/service/catalog.ts";
import { honeypotField, timeField } from "#features/forms/rules/robot.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { asHtml, ownPage, postingTo } from "./posting.ts";

/** A Monday at noon, on which the clock of the site stands. */
const now = new Date("2026-11-16T11:00:00Z");
const site = await postingTo({ clock: () => now });
afterAll(() => site.close());
const { listed, chain } = site.stock.catalogs();
/** Those that can be driven; each test takes some of its own. */
const drivable = carsOf(listed).filter((car) => {
  const store = chain.stores.find(({ slug }) => slug === car.physicalLocation) ?? null;
  return reasonForNoTestDrive(car, store) === null;
});
const held = carsOf(listed).find(({ status }) => isReserved(status));

let turn = 0;
const plateOfNext = () => drivable[++turn]?.licenseplate ?? "";
const right = (changes: Record<string, string> = {}) => ({
  licenseplate: plateOfNext(),
  start: "2026-11-18T09:00Z",
  name: "Karin Exempel",
  email: `karin${turn}@example.com`,
  phoneNumber: "070-174 06 12",
  message: "Har ni en bilbarnstol?",
  ...changes,
});
const book = (fields: Record<string, string>, headers = ownPage) => site.post("/ride/", fields, headers);
const count = () => site.db.$count(bookings);

/** What is said at a field, as a reader of the page sees it. */
function mistakeAt(html: string, field: string): string {
  const place = html.slice(html.indexOf(`id="ride-${field}-error"`));
  return /<span>([^<]*)<\/span>/.exec(place.slice(0, place.indexOf("</p>")))?.[1] ?? "";
}

test("[DRIVE-8] the page asks for a car, is cached, and says what is wrong with a plate", async () => {
  const [first, second] = [await site.get("/ride/"), await site.get("/ride/")];
  expect(first.html).toContain("Vilken bil vill du provköra?");
  expect(first.headers.get("etag")).toBe(second.headers.get("etag"));
  expect(first.headers.get("cache-control")).not.toContain("no-store");
  expect((await site.get("/ride/?licenseplate=abc")).html).toContain("tre bokstäver");
  const unknown = await site.get("/ride/?licenseplate=xxx999");
  expect([unknown.status, unknown.html.includes("Vi har ingen bil till salu")]).toEqual([200, true]);
});

test("[DRIVE-8] [DRIVE-3] the page of a car has its free times as plain radio buttons, and is cached by nobody", async () => {
  const plate = plateOfNext();
  const { html, headers } = await site.get(`/ride/?licenseplate=${plate}`);
  expect(headers.get("cache-control")).toContain("no-store");
  const [form = ""] = /<form[^>]*data-form="ride"[^>]*>/.exec(html) ?? [];
  expect(form).toContain('method="post"');
  expect(form).toContain('action="/ride/"');
  expect(html).toContain(`name="licenseplate" value="${plate}"`);
  expect(/type="radio"[^>]*value="2026-11-18T09:00Z"/.test(html)).toBe(true);
  expect(html).not.toContain('value="2026-11-16T12:00Z"');
  expect(html).not.toContain('value="2026-12-01');
  const short = await site.get(`/ride/?plate=${plate}`);
  expect(short.html.includes('value="2026-11-18T09:00Z"')).toBe(true);
});

test("[DRIVE-5] a car that is held says so, and has no times", async () => {
  const { html } = await site.get(`/ride/?licenseplate=${held?.licenseplate}`);
  expect(html).toContain("Bilen är reserverad just nu");
  expect(html).not.toContain('type="radio"');
  const before = await count();
  const response = await book(right({ licenseplate: held?.licenseplate ?? "" }));
  expect([response.status, response.html.includes("Bilen är reserverad just nu"), await count()]).toEqual([
    409,
    true,
    before,
  ]);
});

test("[DRIVE-10] booked: the case's page says when and where, and the letter has a calendar file", async () => {
  const fields = right();
  const response = await book(fields);
  expect(response.status).toBe(303);
  const page = await site.get(response.headers.get("location") ?? "");
  expect(page.html).toContain("Provkörningen är bokad");
  expect(page.html).toContain("onsdag 18 november kl.\u00a010.00–10.30");
  expect(page.html).toContain("Flytta eller avboka");
  const row = await site.lastCase();
  expect(row).toMatchObject({ kind: "testDrive", state: "answered", licenseplate: fields.licenseplate });
  const letter = await site.letterOf(`drive-booked:${row?.number}:0`);
  const file = await site.get(`/inkorg/${letter?.id}/bilaga/0/`);
  expect(file.html).toContain("METHOD:REQUEST");
  const source = await site.get(`/inkorg/${letter?.id}/original/`);
  expect(source.html).toMatch(/text\/calendar;\s+charset=utf-8;\s+method=REQUEST/);
});

test("[DRIVE-9] a time that was taken meanwhile: said at the field, all else kept, the nearest offered; the next one gets it", async () => {
  const mine = right();
  expect((await book({ ...mine, email: "forst@example.com" })).status).toBe(303);
  const { status, html, headers } = await book(mine);
  expect([status, headers.get("cache-control")]).toEqual([409, "private, no-store"]);
  expect(mistakeAt(html, "start")).toBe("Tiden blev just bokad av någon annan. Välj en annan tid");
  expect(html).toContain('href="#ride-start"');
  expect(html).toContain("Närmast tiden du valde");
  for (const value of [mine.name, mine.email, mine.phoneNumber, mine.message])
    expect(html).toContain(asHtml(value));
  expect(html).not.toContain('value="2026-11-18T09:00Z"');
  expect(html).not.toContain('value="2026-11-25T09:00Z"');
  const [more = ""] = /<button[^>]*formAction="[^"]*"[^>]*>/i.exec(html) ?? [];
  expect(more).toContain('formAction="/ride/?tider=alla"');
  const before = await count();
  const all = await site.post("/ride/?tider=alla", mine, ownPage);
  expect([all.status, all.headers.get("cache-control"), await count()]).toEqual([
    200,
    "private, no-store",
    before,
  ]);
  expect(all.html).toContain('value="2026-11-25T09:00Z"');
  for (const value of [mine.name, mine.email, mine.phoneNumber, mine.message])
    expect(all.html).toContain(asHtml(value));
  expect((await book({ ...mine, start: "2026-11-18T09:30Z" })).status).toBe(303);
});

test("[DRIVE-8] whatever field is wrong is told at the field, what was typed is kept, and nothing is stored", async () => {
  const before = await count();
  const wrong = [
    ["start", "", "Välj en tid"],
    ["start", "i morgon", "Välj en tid"],
    ["start", "2026-13-45T99:99Z", "Välj en tid"],
    ["start", "2026-11-18T03:00Z", "Tiden går inte att boka längre. Välj en annan tid"],
    ["start", "2026-11-16T09:00Z", "Tiden går inte att boka längre. Välj en annan tid"],
    ["start", "2027-11-18T09:00Z", "Tiden går inte att boka längre. Välj en annan tid"],
    ["name", " ", "Skriv ditt namn"],
    ["name", "x".repeat(101), "Skriv högst 100 tecken"],
    ["email", "karin.example.com", "E-post saknas/felaktig"],
    ["phoneNumber", "12", "Telefonnummer saknas/felaktigt"],
    ["phoneNumber", "", "Telefonnummer saknas/felaktigt"],
    ["message", "x".repeat(1001), "Skriv högst 1\u00a0000 tecken"],
  ] as const;
  const fields = right();
  for (const [field, value, message] of wrong) {
    const sent = { ...fields, [field]: value };
    const { status, html } = await book(sent);
    expect([field, value.slice(0, 20), status >= 409 && status <= 422, mistakeAt(html, field)]).toEqual([
      field,
      value.slice(0, 20),
      true,
      message,
    ]);
    for (const [name, text] of Object.entries(sent))
      if (name !== "start" && text.length < 200) expect(html).toContain(asHtml(text));
  }
  const empty = await book({});
  expect([empty.status, await count()]).toEqual([422, before]);
  const noPlate = await book({ ...fields, licenseplate: "ABC" });
  expect([noPlate.status, noPlate.html.includes("tre bokstäver"), await count()]).toEqual([
    422,
    true,
    before,
  ]);
});

const strange = [
  "🚗💨 👨‍👩‍👧",
  "\u202eمرحبا שלום",
  '<script>alert(1)</script><img src=x onerror="alert(2)">',
  "'; drop table test_drives; --",
  "a\ud800b\u0000c\u0007d",
  "Karin\r\nATTENDEE:mailto:evil@example.com",
];

test("[DRIVE-8] [DRIVE-11] strange texts are texts, on the page and in the calendar file", async () => {
  for (const text of strange) {
    const response = await book(right({ name: text, message: text }));
    expect(response.status).toBe(303);
    const page = await site.get(response.headers.get("location") ?? "");
    expect(page.status).toBe(200);
    expect(page.html).not.toContain("<script>alert");
    expect(page.html).not.toContain("<img src=x");
    const [letter] = await site.db
      .select()
      .from(mails)
      .where(eq(mails.kind, "drive-booked"))
      .orderBy(desc(mails.createdAt))
      .limit(1);
    const file = (await site.get(`/inkorg/${letter?.id}/bilaga/0/`)).html.replaceAll("\r\n ", "");
    expect(file.split("\r\n").filter((line) => line.startsWith("ATTENDEE"))).toHaveLength(1);
  }
});

test("[DRIVE-8] too much, other types, other sites, robots and the same twice are what they are for every form", async () => {
  const before = await count();
  const fields = right();
  expect((await book({ ...fields, message: "x".repeat(10_000_000) })).status).toBe(413);
  for (const type of ["text/plain", "application/xml"]) {
    const headers = { ...ownPage, "content-type": type };
    expect((await site.get("/ride/", { method: "POST", headers, body: "a=b" })).status).toBe(415);
  }
  for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])
    expect((await book(fields, headers as unknown as typeof ownPage)).status).toBe(403);
  for (const sign of [{ [honeypotField]: "x" }, { [timeField]: "12" }])
    expect((await book({ ...fields, ...sign })).status).toBe(422);
  expect(await count()).toBe(before);
  const answers = [await book(fields), await book(fields)];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await count()).toBe(before + 1);
});

test("[DRIVE-16] an advert that can be bought leads to its free times, one that is held does not", async () => {
  const car = drivable[0];
  const { html } = await site.get(`/kopa-bil/${car?.normalizedMake}/${car?.licenseplate}/`);
  expect(html).toContain(`href="/ride/?licenseplate=${car?.licenseplate}#boka"`);
  const other = await site.get(`/kopa-bil/${held?.normalizedMake}/${held?.licenseplate}/`);
  expect(other.html).not.toContain("/ride/?licenseplate=");
});
