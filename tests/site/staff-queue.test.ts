import { desc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { formatKronor } from "#core/money/kronor.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { cases } from "#features/cases/storage/cases.table.ts";
import { addPurchase } from "#features/pricing/storage/bought-cars.ts";
import { reservations } from "#features/reservations/storage/reservations.table.ts";
import { addCost } from "#features/trade-in/storage/bid-log.ts";
import type { StaffRole } from "#platform/auth/permissions.ts";
import { jobs } from "#platform/jobs/jobs.table.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { aPlate } from "#tests/any-plate.ts";
import { siteWithStaff } from "./site-with-reservations.ts";

/** A Monday at noon; tests that need a later hour move it. */
let now = new Date("2026-11-16T11:00:00Z");
const clock = () => now;
const plates = Array.from({ length: 12 }, (_, at) => aPlate(`mlb1${String(at).padStart(2, "0")}`));

const site = await siteWithStaff(
  plates.map((licenseplate) => ({ licenseplate })),
  clock,
);
afterAll(() => site.close());

type Json = Record<string, unknown>;
type Listed = { bookings: Json[]; reservations: Json[]; stores: Json };

const call = <Answer = Json>(path: string, body?: object, role?: StaffRole) =>
  site.staff<Answer>(`/api/staff/${path}`, body, role);

let turn = 0;
const person = () => ({
  name: "Karin Exempel",
  email: `karin${++turn}@example.com`,
  phoneNumber: "070-174 06 12",
});
async function aDrive(start = "2026-11-18T09:00Z") {
  const plate = plates[turn] ?? "";
  const sent = await site.post("/ride/", { licenseplate: plate, start, message: "", ...person() });
  expect(sent.status).toBe(303);
  const [row] = await site.db.select().from(cases).orderBy(desc(cases.id)).limit(1);
  return { plate, number: row?.number ?? "", page: sent.headers.get("location") ?? "" };
}
async function aReservation() {
  const plate = plates[turn] ?? "";
  const sent = await site.post("/reservera-bil/", {
    licenseplate: plate,
    handover: "pickup",
    isOfAge: "on",
    ...person(),
  });
  expect(sent.status).toBe(303);
  const [row] = await site.db.select().from(reservations).orderBy(desc(reservations.id)).limit(1);
  return { plate, number: row?.number ?? "", id: row?.id ?? 0, page: sent.headers.get("location") ?? "" };
}
const letterOf = async (number: string, kind: string) => {
  const rows = await site.db.select().from(mails).where(eq(mails.kind, kind));
  const found = rows.find(({ messageKey }) => messageKey.includes(number));
  return found && { to: found.toAddress, said: JSON.stringify(found.blocks) };
};
const auditOf = async (number: string) =>
  (await call<{ label: string; note: string | null }[]>(`audit?subject=${number}`, undefined, "Admin")).json;

test("[QUEUE-1] what is booked and held is listed with who comes, which car and which store", async () => {
  const drive = await aDrive();
  const reservation = await aReservation();
  const { json } = await call<Listed>("bookings");
  expect(json.bookings).toContainEqual(
    expect.objectContaining({
      number: drive.number,
      kind: "testDrive",
      when: "coming",
      name: "Karin Exempel",
      outcome: null,
      car: expect.objectContaining({ title: expect.any(String) }),
    }),
  );
  expect(json.reservations).toContainEqual(
    expect.objectContaining({ number: reservation.number, until: "2026-11-18T11:00:00.000Z" }),
  );
  expect(Object.keys(json.stores)).toContain((json.reservations[0] as { storeSlug: string }).storeSlug);
});

test("[QUEUE-3] a reservation is made longer: its holder is told, its jobs move, and it cannot last for ever", async () => {
  const { number, id, page } = await aReservation();
  expect((await call(`holds/${number}/extend`, { hours: 48 })).status).toBe(200);
  expect(await letterOf(number, "hold-extended")).toMatchObject({
    said: expect.stringContaining("fredag 20 november kl.\u00a012.00"),
  });
  expect((await site.get(page)).html).toContain("fredag 20 november");
  const due = async (key: string) =>
    (await site.db.select().from(jobs).where(eq(jobs.key, key)))[0]?.runAt.toISOString();
  expect(await due(`expire:hold:${id}`)).toBe("2026-11-20T11:00:00.000Z");
  expect(await due(`remind:hold:${id}`)).toBe("2026-11-20T05:00:00.000Z");
  expect((await call(`holds/${number}/extend`, { hours: 72 })).status).toBe(422);
  expect((await call(`holds/${number}/extend`, { hours: 48 })).status).toBe(200);
  expect(await call(`holds/${number}/extend`, { hours: 48 })).toMatchObject({
    status: 409,
    json: { title: "En bil kan hållas högst 7 dygn" },
  });
  expect((await auditOf(number)).filter(({ label }) => label === "Förlängde en reservation")).toHaveLength(2);
});

test("[QUEUE-3] a reservation that one of us ends is free again; the letter says who did it and why", async () => {
  const { number, plate } = await aReservation();
  expect(await site.statusOf(plate)).toBe(135);
  expect((await call(`holds/${number}/end`, { why: "Bilen behöver en ny ruta." })).status).toBe(200);
  expect(await site.statusOf(plate)).toBe(130);
  const letter = await letterOf(number, "hold-released");
  expect(letter?.said).toContain("Butiken har avslutat din reservation");
  expect(letter?.said).toContain("Bilen behöver en ny ruta.");
  expect(letter?.said).not.toContain("precis som du ville");
  expect((await call(`holds/${number}/end`, {})).status).toBe(409);
  expect((await call("holds/000000a/end", {})).status).toBe(404);
});

test("[QUEUE-5] a time is moved by one of us: to a free one, with the letter, in our words", async () => {
  const { number, page } = await aDrive();
  const { json } = await call<{ days: { day: string; starts: string[] }[] }>(`bookings/${number}/times`);
  const start = json.days.at(-1)?.starts[0]?.replace(/:\d\d\.\d+Z$/, "Z") ?? "";
  expect((await call(`bookings/${number}/move`, { start: "2026-11-18T02:00Z" })).status).toBe(409);
  expect((await call(`bookings/${number}/move`, { start: "i morgon" })).status).toBe(422);
  const why = "Bilen får nya däck.";
  expect((await call(`bookings/${number}/move`, { start, why })).status).toBe(200);
  const letter = await letterOf(number, "drive-moved");
  expect(letter?.said).toContain("Vi har flyttat provkörningen till");
  expect(letter?.said).toContain(why);
  const { html } = await site.get(page);
  expect(html).toContain("Vi har flyttat provkörningen");
  expect(html).not.toContain("Jag flyttade");
  expect((await auditOf(number)).map(({ label }) => label)).toContain("Flyttade en bokad tid");
});

test("[QUEUE-5] a time that one of us cancels is free for others, and the customer is told why", async () => {
  const { number, plate } = await aDrive();
  expect((await call(`bookings/${number}/cancel`, { why: "Butiken har stängt." })).status).toBe(200);
  expect((await letterOf(number, "drive-cancelled"))?.said).toContain(
    "Vi har avbokat provkörningen. Butiken har stängt.",
  );
  expect((await site.get(`/ride/?licenseplate=${plate}`)).html).toContain('value="2026-11-18T09:00Z"');
  expect((await call(`bookings/${number}/cancel`, {})).status).toBe(409);
  expect((await call<Listed>("bookings")).json.bookings).not.toContainEqual(
    expect.objectContaining({ number }),
  );
});

test("[TOOLBOX-3] the toolbox says what the house knows of a car, to roles that see the margin also what it was bought for; nothing of a customer", async () => {
  const { plate } = await aReservation();
  const by = { staffId: "1", staffName: "Johan" };
  const licenseplate = aPlate(plate);
  const paid = { price: 150_000, estimatedCost: 10_000 };
  await addPurchase(site.db, { ...by, ...paid, licenseplate, at: new Date("2026-10-01") });
  await addCost(site.db, {
    ...{ ...by, licenseplate, kronor: 12_000, note: null },
    kind: "workshop",
    at: new Date("2026-10-05"),
  });
  const [car] = await site.db.select().from(cars).where(eq(cars.licenseplate, licenseplate));
  const price = car?.price ?? 0;
  const { json } = await call<{ rows: [string, string][] }>(`toolbox/${plate}`);
  expect(Object.fromEntries(json.rows)).toMatchObject({
    "Inköpt för": formatKronor(150_000),
    "Marginal efter kostnad och moms": formatKronor(
      price - 162_000 - Math.round(Math.max(0, price - 150_000) / 5),
    ),
    Status: "Reserverad, 135",
    Reservation: expect.stringContaining("ons 18 nov"),
    "Provkörningar framöver": "0",
  });
  expect(JSON.stringify(json)).not.toContain("Karin");
  expect((await call("toolbox/xyz999")).status).toBe(404);
  expect((await call("toolbox/nej")).status).toBe(400);
});

test("[DESK-12] a note is for us alone: in no letter, on no page of the customer's and not in what they are given", async () => {
  const { number, page } = await aDrive();
  const letters = await site.countMails();
  const secret = "Kunden prutar alltid två gånger.";
  expect((await call(`cases/${number}/note`, { text: "  " })).status).toBe(422);
  expect((await call(`cases/${number}/note`, { text: secret })).status).toBe(200);
  const { json } = await call<{ notes: Json[]; log: Json[] }>(`cases/${number}`);
  expect(json.notes).toMatchObject([{ staffName: "Salesman", text: secret }]);
  expect(JSON.stringify(json.log)).not.toContain(secret);
  expect(await site.countMails()).toBe(letters);
  const text = { event: "answered", text: "Hej", seen: (json.log.at(-1) as { place: number }).place };
  expect((await call(`cases/${number}/tell`, text)).status).toBe(200);
  const { html } = await site.get(page);
  expect(html).toContain("Hej");
  expect(html).not.toContain(secret);
  const sent = await site.db.select().from(mails);
  expect(JSON.stringify(sent)).not.toContain(secret);
  const audits = await auditOf(number);
  expect(audits.map(({ label }) => label)).toContain("Skrev en intern anteckning");
  expect(JSON.stringify(audits)).not.toContain(secret);
});

test("[QUEUE-2] [QUEUE-4] when it has begun one of us says whether anybody came; until then it is asked about", async () => {
  const { number } = await aDrive("2026-11-17T10:00Z");
  expect((await call(`bookings/${number}/outcome`, { outcome: "came" })).status).toBe(409);
  const day = await call<{ bookings: { today: number; open: number } }>("today");
  now = new Date("2026-11-18T08:00:00Z");
  const whenOf = async () =>
    (await call<Listed>("bookings")).json.bookings.find((one) => one.number === number)?.when;
  expect(await whenOf()).toBe("open");
  const later = await call<{ bookings: { today: number; open: number } }>("today");
  expect(later.json.bookings.open).toBe(day.json.bookings.open + 1);
  expect((await call(`bookings/${number}/outcome`, { outcome: "kanske" })).status).toBe(422);
  expect((await call(`bookings/${number}/outcome`, { outcome: "noShow" })).status).toBe(200);
  expect(await whenOf()).toBeUndefined();
  expect((await auditOf(number))[1]).toMatchObject({ label: "Sade om kunden kom", note: "noShow" });
  expect((await call("bookings/000000a/outcome", { outcome: "came" })).status).toBe(404);
});
