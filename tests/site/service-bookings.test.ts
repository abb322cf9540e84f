import { desc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings } from "#data/schema/bookings.ts";
import { cases } from "#data/schema/cases.ts";
import { timeField, trapField } from "#domain/form/robot.ts";
import { ownPage, postingTo } from "./posting.ts";
import { textOf } from "./valuing.ts";

/** A Monday at noon, on which the clock of the site stands. */
const now = new Date("2026-11-16T11:00:00Z");
let site: Awaited<ReturnType<typeof postingTo>>;
beforeAll(async () => {
  site = await postingTo({ clock: () => now });
});
afterAll(() => site.close());

let turn = 0;
const book = (path: string, fields: Record<string, string> = {}) =>
  site.post(
    path,
    {
      start: "2026-11-18T07:00Z",
      licenseplate: "MLB 84A",
      mileage: "8 450",
      name: "Karin Exempel",
      email: `verkstad${++turn}@example.com`,
      phoneNumber: "070-174 06 12",
      message: "Bilen gnisslar.",
      [trapField]: "",
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
  const [row] = await site.db.select().from(cases).orderBy(desc(cases.id)).limit(1);
  expect(row).toMatchObject({ subject: "Service enligt planen, Milstolpen Uppsala", state: "answered" });
  expect(row?.answers).toContainEqual({ label: "Miltal nu", text: "8 450" });
  // Uppsala takes two at once: the second fits half an hour later, a third overlaps both.
  expect((await book(path, { start: "2026-11-18T07:30Z" })).status).toBe(303);
  const third = await book(path, { start: "2026-11-18T08:00Z" });
  expect([third.status, third.html.includes("Närmast tiden du valde")]).toEqual([409, true]);
  expect(third.html).toContain("Bilen gnisslar.");
  const places = (await site.db.select().from(bookings)).map(({ place }) => place);
  expect(places).toEqual(["workshop/uppsala/1", "workshop/uppsala/2"]);

  const own = first.headers.get("location")?.replace("?kvitto=1", "") ?? "";
  expect((await site.get(own)).html).toContain("Verkstadstiden är bokad");
  const moved = await site.post(`${own}tid/`, { gor: "flytta", start: "2026-11-19T07:00Z" }, ownPage);
  expect(moved.status).toBe(303);
  expect((await site.get(own)).html).toContain("torsdag 19 november kl.\u00a008.00–10.00");
  expect((await book(path, { start: "2026-11-18T08:00Z" })).status).toBe(303);
});
