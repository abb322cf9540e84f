import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { priceEvents } from "#features/cars/storage/car-events.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { findCarsByPlate } from "#features/cars/storage/cars-by-plate.ts";
import { findLastPlan } from "#features/pricing/storage/planned-prices.ts";
import { withAdvertOf } from "#features/reservations/service/reservation-emails.ts";
import { reservations as reservationRows } from "#features/reservations/storage/reservations.table.ts";
import { writeStock } from "#features/stock-import/service/write-stock.ts";
import { noValuations } from "#features/valuation/service/valuations.ts";
import type { Database } from "#platform/db/database.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { importUser } from "#platform/staff/import-user.ts";
import { aStaffMember } from "#tests/a-staff-member.ts";
import { aReadRow } from "#tests/checked-stock.ts";
import { anInput, plate, reservationsUnderTest } from "#tests/reservations-under-test.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { editCars } from "./edit-cars.ts";
import { carryOutPlan, planPrice } from "./planned-price.ts";

const anna = aStaffMember({ id: "anna", name: "Anna Exempel" });
const start = new Date("2026-11-15T13:20:00Z");
const later = new Date("2026-11-15T15:00:00Z");
const note = async () => {};
const asks = { valuations: noValuations, isConfirmed: true, mayGoBelowCost: true };

const carOf = async (db: Database) => {
  const car = (await findCarsByPlate(db, [plate])).get(plate);
  if (!car) throw new Error("The car is gone");
  return car;
};

async function setPrice(db: Database, price: number, now = later) {
  const car = await carOf(db);
  const edits = [{ carId: car.id, base: { price: car.price }, changes: { price } }];
  const [plan] = await db.transaction((tx) =>
    editCars(tx, { edits, staffUser: anna, asks: null, batch: "b", now, note }),
  );
  return plan;
}

const importPrice = async (db: Database, price: number) => {
  const row = await aReadRow({ licenseplate: plate, price: String(price), location: "uppsala" });
  await writeStock(db, {
    rows: async function* () {
      yield row;
    },
    stores: [],
    parts: { folder: null, keptOrigins: [], findings: null },
    reviews: [],
    full: null,
    skipsBad: false,
    acceptsPrices: true,
    staffUser: importUser,
    now: later,
    signal: new AbortController().signal,
    print: () => {},
  });
};

async function planAndCarryOut(db: Database, price: number) {
  const { id: carId } = await carOf(db);
  await db.transaction((tx) =>
    planPrice(tx, { carId, price, from: "2026-11-16", asks, staffUser: anna, now: start, note }),
  );
  await carryOut(db, new Date("2026-11-16T00:00:00Z"));
}

async function carryOut(db: Database, now: Date) {
  const { id: carId } = await carOf(db);
  const plan = await findLastPlan(db, carId);
  if (plan) await db.transaction((tx) => carryOutPlan(tx, plan.id, now));
}

const writers = [
  ["by hand", setPrice],
  ["by a file", importPrice],
  ["by a plan", planAndCarryOut],
] as const;

const ledger = async (db: Database) =>
  (await db.select().from(priceEvents).orderBy(asc(priceEvents.id))).map(({ price }) => price);

onBothDatabases((database) => {
  test.each(writers)(
    "[PLANPRICE-4] a rise %s waits while a customer holds the car, and takes force when the reservation ends",
    async (_, raise) => {
      const { db } = database();
      const { reservations } = await reservationsUnderTest(db, [
        { licenseplate: plate, price: 289_900, location: "uppsala" },
      ]);
      const before = await ledger(db);
      const reserved = await reservations.reserve(anInput());
      if (!("reservation" in reserved)) throw new Error("The car is not held");
      await raise(db, 299_900);
      expect(await carOf(db)).toMatchObject({ price: 289_900, status: 135 });
      expect(await ledger(db)).toEqual(before);
      const { id: carId } = await carOf(db);
      expect(await findLastPlan(db, carId)).toMatchObject({
        price: 299_900,
        basePrice: 289_900,
        ended: null,
      });

      expect(await reservations.cancel(reserved.reservation.number)).toBe(true);
      await carryOut(db, new Date("2026-11-16T00:05:00Z"));
      expect(await carOf(db)).toMatchObject({ price: 299_900, status: 130 });
      expect(await ledger(db)).toEqual([...before, 299_900]);
      expect(await findLastPlan(db, carId)).toMatchObject({ ended: "done" });
    },
  );

  test.each(writers)("[HOLD-16] a cut %s reaches whoever holds the car, with one letter", async (_, cut) => {
    const { db } = database();
    const { reservations, run, emails } = await reservationsUnderTest(db, [
      { licenseplate: plate, price: 289_900, location: "uppsala" },
    ]);
    const reserved = await reservations.reserve(anInput());
    if (!("reservation" in reserved)) throw new Error("The car is not held");
    await cut(db, 279_900);
    expect(await carOf(db)).toMatchObject({ price: 279_900, status: 135 });
    const [row] = await db
      .select()
      .from(reservationRows)
      .where(eq(reservationRows.id, reserved.reservation.id));
    expect(row).toMatchObject({ loweredPrice: 279_900 });
    if (row) expect(withAdvertOf(row).advert.price).toContain("289");
    await run(`price:hold:${reserved.reservation.id}:279900`);
    await run(`price:hold:${reserved.reservation.id}:279900`);
    expect((await emails()).filter((letter) => letter.startsWith("hold-price"))).toEqual([
      "hold-price kim@example.com",
    ]);
    const [letter] = await db.select().from(mails).where(eq(mails.kind, "hold-price"));
    expect(letter?.subject).toContain("279\u00a0900\u00a0kr");
  });

  test("[PLANPRICE-5] a file that says the old price again takes its own rise back, and nobody else's", async () => {
    const { db } = database();
    const { reservations } = await reservationsUnderTest(db, [
      { licenseplate: plate, price: 289_900, location: "uppsala" },
    ]);
    if (!("reservation" in (await reservations.reserve(anInput())))) throw new Error("The car is not held");
    const { id: carId } = await carOf(db);
    await importPrice(db, 299_900);
    await importPrice(db, 289_900);
    expect(await findLastPlan(db, carId)).toMatchObject({ price: 299_900, ended: "withdrawn" });
    await setPrice(db, 294_900);
    await importPrice(db, 289_900);
    expect(await findLastPlan(db, carId)).toMatchObject({ price: 294_900, ended: null });
  });

  test("[PLANPRICE-4] a rise that waits is nothing when the car is sold, and gives way to a price that was set meanwhile", async () => {
    const { db } = database();
    const { reservations } = await reservationsUnderTest(db, [
      { licenseplate: plate, price: 289_900, location: "uppsala" },
    ]);
    const reserved = await reservations.reserve(anInput());
    if (!("reservation" in reserved)) throw new Error("The car is not held");
    await setPrice(db, 299_900);
    await setPrice(db, 284_900);
    await reservations.cancel(reserved.reservation.number);
    await carryOut(db, new Date("2026-11-16T00:05:00Z"));
    expect(await carOf(db)).toMatchObject({ price: 284_900 });
    await db.update(cars).set({ status: 140 });
  });
});
