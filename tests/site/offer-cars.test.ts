import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cars } from "#features/cars/storage/cars.table.ts";
import { reservations } from "#features/reservations/storage/reservations.table.ts";
import { aPlate } from "#tests/any-plate.ts";
import { proposed, siteThatProposes } from "./proposing.ts";

const hour = 3_600_000;
let now = new Date("2026-11-16T09:00:00Z");
let site: Awaited<ReturnType<typeof siteThatProposes>>;
beforeEach(async () => {
  now = new Date("2026-11-16T09:00:00Z");
  site = await siteThatProposes(() => now);
});
afterEach(() => site.close());

const plate = aPlate("abc123");
const change = (set: Partial<typeof cars.$inferInsert>) =>
  site.db.update(cars).set(set).where(eq(cars.licenseplate, plate));
const accept = async (page: string, namn = "Omar Ek") => {
  const { version, hash } = await site.shown(page);
  return site.post(page, { steg: "godkann", isOfAge: "on", version, kontrollsumma: hash, namn });
};
const reserve = (email: string) =>
  site.post("/reservera-bil/", {
    licenseplate: "abc123",
    name: "Kim Exempel",
    email,
    phoneNumber: "070-174 06 12",
    handover: "pickup",
    isOfAge: "on",
  });
const standing = () => site.db.select().from(reservations);
const news = async () =>
  ((await site.staff("/api/staff/news")).json as unknown as { list: { says: string }[] }).list.map(
    ({ says }) => says,
  );

test("[PROPOSE-18] to accept holds the car for 48 hours in the customer's name, once, with the letters of any reservation", async () => {
  const { page } = await site.sent();
  expect((await accept(page)).status).toBe(303);
  expect((await accept(page)).status).toBe(409);
  expect(await standing()).toEqual([
    expect.objectContaining({
      licenseplate: plate,
      name: "Omar Ek",
      email: "omar@example.com",
      until: new Date(now.getTime() + 48 * hour),
      releasedAt: null,
    }),
  ]);
  expect(await site.statusOf("abc123")).toBe(135);
  expect(await site.letter("hold-confirmation")).toMatchObject({ to: "omar@example.com" });
  expect((await site.letter("proposal-accepted"))?.said).toContain("hålls åt dig till");
  expect((await reserve("kim@example.com")).status).toBe(409);
});

test("[PROPOSE-18] whoever holds the car already keeps that hold", async () => {
  const { page } = await site.sent();
  expect((await reserve("omar@example.com")).status).toBe(303);
  expect((await site.shown(page)).html).toContain("Hålls åt dig till");
  expect((await accept(page)).status).toBe(303);
  expect(await standing()).toHaveLength(1);
});

test("[PROPOSE-18] of two customers with an offer on the same car who accept at once, one holds it and the other is told", async () => {
  const mine = await site.sent();
  const other = await site.sent({ email: "eva@example.com", name: "Eva Ek" });
  const answers = await Promise.all([accept(mine.page), accept(other.page, "Eva Ek")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  expect(answers.find(({ status }) => status === 409)?.html).toContain("Någon annan hann reservera bilen");
  expect(await standing()).toHaveLength(1);
});

test.each([
  ["held", "Bilen är reserverad", () => reserve("kim@example.com")],
  ["sold", "Bilen är såld", () => change({ status: 140 })],
  ["withdrawn", "Bilen är inte till salu", () => change({ status: 110 })],
  ["dearer", "Bilen har fått ett nytt pris", () => change({ price: 295_000 })],
] as const)(
  "[PROPOSE-13] an offer whose car is %s says so at once on the open page, and cannot be accepted",
  async (_, title, happens) => {
    const { page } = await site.sent();
    const before = await site.shown(page);
    const reader = (await site.request(`${page}live/`)).body?.getReader();
    // The line's own greeting, and where the page stands.
    await reader?.read();
    await new Promise((done) => setTimeout(done, 50));
    await happens();
    let received = "";
    while (!received.includes("event: moved"))
      received += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    const { html } = await site.shown(page);
    expect(html).toContain(title);
    expect(html).toContain("Be om en ny offert");
    expect(html).not.toContain('value="godkann"');
    const late = {
      steg: "godkann",
      isOfAge: "on",
      version: before.version,
      kontrollsumma: before.hash,
      namn: "Omar Ek",
    };
    expect((await site.post(page, late)).status).toBe(409);
    expect((await standing()).filter(({ email }) => email === proposed.email)).toEqual([]);
  },
);

test("[PROPOSE-13] a car that has become cheaper is told, and its offer can be accepted; another car of the offer can be chosen", async () => {
  const { page } = await site.sent();
  await change({ price: 279_900 });
  expect((await site.shown(page)).html).toContain("Volvo V60 kostar nu 279\u00a0900\u00a0kr");
  await change({ status: 140 });
  const { version, html } = await site.shown(page);
  expect(html).toContain("Bilen är såld");
  const other = { steg: "val", version, bil: "def456", tidigare: "abc123", insats: "85 300", manader: "36" };
  expect((await site.post(page, other)).status).toBe(303);
  expect((await accept(page)).status).toBe(303);
  expect(await site.statusOf("def456")).toBe(135);
});

test("[PROPOSE-19] the editor says at each car what has become of it since the offer was sent", async () => {
  const { id } = await site.sent();
  const troubles = async () => (await site.call(`/${id}`)).json.troubles;
  expect(await troubles()).toEqual([]);
  const moved = { licenseplate: plate, offered: 289_900 };
  await change({ price: 279_900 });
  expect(await troubles()).toEqual([{ ...moved, trouble: "cheaper" }]);
  await change({ price: 295_000 });
  expect(await troubles()).toEqual([{ ...moved, trouble: "dearer" }]);
  await reserve("kim@example.com");
  expect(await troubles()).toEqual([{ ...moved, trouble: "held" }]);
  await change({ status: 140 });
  expect(await troubles()).toEqual([{ ...moved, trouble: "sold" }]);
});

test("[PROPOSE-17] the salesman's bell tells of an offer whose car somebody else has reserved, not of the customer's own", async () => {
  const { page } = await site.sent();
  expect((await accept(page)).status).toBe(303);
  expect(await news()).not.toContain("En bil i din offert är reserverad, såld eller har ett nytt pris");
  await site.sent({ email: "eva@example.com", name: "Eva Ek", cars: [{ licenseplate: "def456" }] });
  const response = await site.post("/reservera-bil/", {
    licenseplate: "def456",
    name: "Kim Exempel",
    email: "kim@example.com",
    phoneNumber: "070-174 06 12",
    handover: "pickup",
    isOfAge: "on",
  });
  expect(response.status).toBe(303);
  expect(await news()).toContain("En bil i din offert är reserverad, såld eller har ett nytt pris");
});
