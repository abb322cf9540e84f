import { afterAll, expect, test } from "vitest";
import { priceEvents } from "#features/cars/storage/car-events.table.ts";
import { carImages } from "#features/cars/storage/car-images.table.ts";
import type { StaffRole } from "#platform/auth/permissions.ts";
import { anImage } from "#tests/a-stock-entry.ts";
import { aPlate } from "#tests/any-plate.ts";
import { siteWithStaff } from "./site-with-reservations.ts";

const site = await siteWithStaff([{ licenseplate: aPlate("mlb001") }, { licenseplate: aPlate("mlb002") }]);
afterAll(() => site.close());

const call = (path: string, role: StaffRole, body?: object, name = "Maria") =>
  site.staff<unknown>(path, body, role, { oid: name, name });

type Read = { car: { id: number; price: number | null }; seen: number; advert: string; edits: unknown[] };
const read = async (plate: string) => (await call(`/api/staff/cars/${plate}`, "Salesman")).json as Read;
const save = (plate: string, body: object, name?: string) =>
  call(`/api/staff/cars/${plate}/save`, "Purchaser", body, name);
const shown = async (path: string) => (await site.get(path)).html;

test("[CAREDIT-8] [CAREDIT-11] a car is taken in by its plate, priced and published, and is on the public site; cut, it has the legal price", async () => {
  const facts = (await call("/api/staff/register/qvi008", "Salesman")).json as {
    register: string;
    fields: Record<string, unknown>;
    known: unknown;
  };
  expect(facts).toMatchObject({ register: "found", known: null, bid: null });
  const typed = { mileage: "8 450", location: "uppsala", hasTowbar: "nej" };
  const missing = await call("/api/staff/cars", "Purchaser", {
    licenseplate: "QVI 008",
    fields: facts.fields,
  });
  expect(missing).toMatchObject({ status: 422 });
  expect(missing.errors).toContainEqual({ field: "mileage", message: "Miltal saknas" });
  const whole = { licenseplate: "QVI 008", fields: { ...facts.fields, ...typed, price: "199 900" } };
  expect((await call("/api/staff/cars", "Purchaser", whole)).status).toBe(200);
  expect(await call("/api/staff/cars", "Purchaser", whole)).toMatchObject({
    status: 409,
    title: "Bilen finns redan i lagret",
  });
  const { car, seen, advert } = await read("qvi008");
  expect(car).toMatchObject({ status: 80, price: 199_900, mileage: 8_450, publishedAt: null });
  expect(await site.db.select().from(priceEvents)).toEqual([]);

  const publish = { base: { status: 80 }, changes: { status: 130 }, seen };
  expect(await save("qvi008", publish)).toMatchObject({ status: 422, title: "Lägg till minst en bild" });
  await site.db.insert(carImages).values({ carId: car.id, ...anImage(0) });
  expect(await save("qvi008", publish)).toMatchObject({ status: 200 });
  await expect.poll(() => shown(advert)).toContain("199\u00a0900\u00a0kr");
  await expect.poll(() => shown("/kopa-bil/")).toContain("199\u00a0900\u00a0kr");

  const cut = { base: { price: 199_900 }, changes: { price: "189 900" }, seen };
  expect((await save("qvi008", cut)).status).toBe(200);
  await expect
    .poll(() => shown(advert))
    .toMatch(/189\u00a0900\u00a0kr[\s\S]*199\u00a0900\u00a0kr[\s\S]*lägst 30 dagar före/);
});

test("[CAREDIT-2] [CAREDIT-9] who saves over somebody else is told who and when, with both values; other fields are merged, and that is said", async () => {
  const { seen } = await read("mlb001");
  const maria = { base: { mileage: 8_000, seats: 5 }, changes: { mileage: 8_430, seats: 4 }, seen };
  expect((await save("mlb001", maria, "Maria")).status).toBe(200);
  const anna = {
    base: { mileage: 8_000, colour: "svart" },
    changes: { mileage: "8 450", colour: "blå" },
    seen,
  };
  expect(await save("mlb001", anna, "Anna")).toMatchObject({
    status: 409,
    clashes: [
      { field: "mileage", base: 8_000, local: 8_450, remote: 8_430, by: "Maria", at: expect.any(String) },
    ],
  });
  const chosen = { ...anna, base: { mileage: 8_430, colour: "svart" } };
  const saved = await save("mlb001", chosen, "Anna");
  expect(saved.json).toMatchObject({
    changed: ["mileage", "colour"],
    merged: expect.arrayContaining([expect.objectContaining({ field: "seats", by: "Maria" })]),
    car: { mileage: 8_450, seats: 4, colour: "blå" },
  });
  const { edits } = await read("mlb001");
  expect(edits).toHaveLength(4);
  expect(edits[0]).toMatchObject({ memberName: "Anna", before: "svart", after: "blå" });
});

test("[PRICEASK-2] [CARCOST-4] [PLANPRICE-1] a slip of the key is asked about, below cost is for Admin, and every page says one margin", async () => {
  const { car, seen } = await read("mlb002");
  const priced = (price: number, confirmed: boolean, role: StaffRole) =>
    call("/api/staff/cars/mlb002/save", role, {
      base: { price: car.price },
      changes: { price },
      seen,
      confirmed,
    });
  expect(await priced(1_000, false, "Purchaser")).toMatchObject({
    status: 422,
    errors: [{ field: "confirm", message: expect.stringContaining("−100 %") }],
  });
  const paid = { price: "200 000", estimatedCost: "9 000" };
  expect((await call("/api/staff/cars/mlb002/purchase", "Purchaser", paid)).status).toBe(200);
  expect(await priced(1_000, true, "Purchaser")).toMatchObject({
    status: 422,
    errors: [{ field: "price", message: expect.stringContaining("bara en admin") }],
  });
  expect((await read("mlb002")).car.price).toBe(car.price);
  const cost = { licenseplate: "mlb002", kind: "tyres", kronor: 3_200 };
  expect((await call("/api/staff/costs", "Purchaser", cost)).status).toBe(200);
  const { margin } = (await call("/api/staff/cars/mlb002", "Salesman")).json as { margin: number };
  expect(margin).toBe(219_900 - 200_000 - 9_000 - 3_980);
  const toolbox = (await call("/api/staff/toolbox/mlb002", "Salesman")).json as { rows: [string, string][] };
  expect(new Map(toolbox.rows).get("Marginal efter kostnad och moms")?.replace(/\D/g, "")).toBe(
    String(margin),
  );
  const beside = { ids: [car.id] };
  expect((await call("/api/staff/cars/beside", "Salesman", beside)).json).toMatchObject({
    cars: [{ margin }],
  });
  const plan = await call("/api/staff/cars/mlb002/planned-price", "Purchaser", { from: "2027-01-01" });
  expect(plan).toMatchObject({
    status: 422,
    errors: [{ field: "price", message: "Skriv det nya priset" }],
  });
});

test("[CAREDIT-3] [CAREDIT-9] a car that is not ours is not found, a field that there is not is refused, and a salesman only looks", async () => {
  expect((await call("/api/staff/cars/mlb009", "Salesman")).status).toBe(404);
  expect((await save("mlb002", { base: {}, changes: { title: "x" }, seen: 0 })).status).toBe(422);
  const body = { base: {}, changes: { seats: 4 }, seen: 0 };
  expect((await call("/api/staff/cars/mlb002/save", "Salesman", body)).status).toBe(403);
  expect(
    await save("mlb002", { base: { price: 219_900 }, changes: { price: "mycket" }, seen: 0 }),
  ).toMatchObject({
    status: 422,
    errors: [{ field: "price", message: '"mycket" är inget helt antal kronor' }],
  });
});

test("[DESK-7] the field finds a car of ours by its plate and leads to its page, whatever its status", async () => {
  expect((await call("/api/staff/search?text=qvi%20008", "Salesman")).json).toMatchObject({
    cars: [{ licenseplate: "qvi008", to: "/personal/lager/qvi008/" }],
  });
});
