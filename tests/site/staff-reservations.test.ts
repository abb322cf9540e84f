import { desc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { cars } from "#features/cars/storage/cars.table.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import { cases } from "#features/cases/storage/cases.table.ts";
import { findCarWithPlate } from "#features/catalogue/service/find-car.ts";
import { reservations } from "#features/reservations/storage/reservations.table.ts";
import type { StaffRole } from "#platform/auth/permissions.ts";
import { aPlate } from "#tests/any-plate.ts";
import { ownPage } from "./posting.ts";
import { siteWithStaff } from "./site-with-reservations.ts";

const clock = () => new Date("2026-11-16T11:00:00Z");
const plates = [aPlate("mlb101"), aPlate("mlb102"), aPlate("mlb103")] as const;

const site = await siteWithStaff(
  plates.map((licenseplate) => ({ licenseplate })),
  clock,
);
afterAll(() => site.close());

type Json = Record<string, unknown>;

const call = <Answer = Json>(path: string, body?: object, role?: StaffRole) =>
  site.staff<Answer>(`/api/staff/${path}`, body, role);

async function aReservation(plate: string) {
  const person = { name: "Karin Exempel", email: "karin@example.com", phoneNumber: "070-174 06 12" };
  const sent = await site.post("/reservera-bil/", {
    licenseplate: plate,
    handover: "pickup",
    isOfAge: "on",
    ...person,
  });
  expect(sent.status).toBe(303);
  const [row] = await site.db.select().from(reservations).orderBy(desc(reservations.id)).limit(1);
  return row?.number ?? "";
}

test("[QUEUE-6] [BELL-6] [DESK-7] a reservation waits for the store, in its day, the bell and the palette, until somebody has taken it and reached the customer", async () => {
  const [plate] = plates;
  const number = await aReservation(plate);
  type Day = { bookings: { toContact: Json[] } };
  type News = { unread: number; nobodys: { key: string; by: string }[] };
  const waits = async () => {
    const { bookings } = (await call<Day>("today?whose=store&store=uppsala")).json;
    const { nobodys, unread } = (await call<News>("news?store=uppsala")).json;
    const inBell = nobodys.find(({ key }) => key === `hold ${number}`);
    return { day: bookings.toContact.find((row) => row.number === number), inBell, unread };
  };
  const before = await waits();
  expect(before).toMatchObject({
    // Monday noon: by the end of Wednesday, as a case would be answered.
    day: { assigneeName: null, contactBy: expect.stringMatching(/^2026-11-1[78]T22:59/) },
    inBell: { by: before.day?.contactBy },
  });
  const elsewhere = (await call<News>("news?store=annan")).json;
  expect(elsewhere.nobodys.map(({ key }) => key)).toContain(`hold ${number}`);
  const found = await call<{ reservations: Json[] }>(`search?text=${plate}`);
  expect(found.json.reservations).toMatchObject([{ number, assigneeName: null }]);

  expect((await call(`holds/${number}/care`, { isContacted: false })).status).toBe(200);
  const taken = await waits();
  expect(taken).toMatchObject({ day: { assigneeName: "Salesman", contactedAt: null }, inBell: undefined });
  expect(taken.unread).toBe(before.unread - 1);
  expect((await call(`holds/${number}/care`, { isContacted: true })).status).toBe(200);
  expect((await waits()).day).toBeUndefined();
  const audit = await call<{ label: string }[]>(`audit?subject=${number}`, undefined, "Admin");
  const changes = ["Kontaktade den som reserverat", "Tog hand om en reservation"];
  expect(audit.json.map(({ label }) => label)).toEqual(expect.arrayContaining(changes));
});

test("[DESK-18] [BELL-6] a complaint about a car that we have sold reaches the store that sold it, with the sale", async () => {
  const [, plate] = plates;
  const [car] = await site.db.select().from(cars).where(eq(cars.licenseplate, plate));
  const sale = {
    soldAt: new Date("2026-10-01T10:00:00Z"),
    deliveredAt: null,
    price: 209_000,
    daysInStock: 40,
  };
  await site.db.insert(soldCars).values({ carId: car?.id ?? 0, ...sale });
  await site.db.update(cars).set({ status: 140 }).where(eq(cars.licenseplate, plate));
  await expect.poll(() => findCarWithPlate(site.stock.catalogs().sold, plate)?.licenseplate).toBe(plate);
  const claim = {
    type: "Vet inte",
    category: "Elsystem och batteri",
    description: "Lampan lyser sedan i tisdags.",
    licenseplate: plate,
    currentMileage: "8 612",
    receivedOn: "2026-10-12",
    noticedOn: "2026-11-10",
    email: "karin@example.com",
    phoneNumber: "070-174 06 12",
  };
  const headers = { ...ownPage, "content-type": "application/json" };
  const body = JSON.stringify(claim);
  const sent = await site.request("/api/warranty-claim/", { method: "POST", headers, body });
  expect(sent.ok).toBe(true);
  const [row] = await site.db.select().from(cases).orderBy(desc(cases.id)).limit(1);
  const number = row?.number ?? "";
  const { json } = await call(`cases/${number}`);
  expect(json).toMatchObject({ storeSlug: "uppsala", sale: { price: 209_000, deliveredAt: null } });
  const { nobodys } = (await call<{ nobodys: { key: string }[] }>("news?store=uppsala")).json;
  expect(nobodys.map(({ key }) => key)).toContain(`case ${number}`);
});

test("[DRIVE-18] whoever is to drive a car that somebody else reserves meanwhile is told, by letter and where the time stands", async () => {
  const [, , plate] = plates;
  const driver = { name: "Ella Exempel", email: "ella@example.com", phoneNumber: "070-174 06 35" };
  const fields = { licenseplate: plate, start: "2026-11-18T09:00Z", message: "", ...driver };
  const booked = await site.post("/ride/", fields);
  const page = booked.headers.get("location") ?? "";
  expect((await site.get(page)).html).not.toContain("är reserverad av någon annan just nu");
  await aReservation(plate);
  expect((await site.letter("drive-car-held"))?.to).toBe("ella@example.com");
  expect((await site.get(page)).html).toContain("är reserverad av någon annan just nu");
});
