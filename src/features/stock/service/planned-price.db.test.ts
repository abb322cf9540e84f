import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { priceEvents } from "#features/cars/storage/car-events.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { findLastPlan } from "#features/pricing/storage/planned-prices.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { noValuations } from "#features/valuation/service/valuations.ts";
import type { Database } from "#platform/db/database.ts";
import { jobs } from "#platform/jobs/jobs.table.ts";
import { noteAudit } from "#platform/staff/audit.ts";
import { auditLog } from "#platform/staff/audit-log.table.ts";
import { aStaffMember } from "#tests/a-staff-member.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { carEdits } from "../storage/car-edits.table.ts";
import { findCarRow } from "../storage/car-records.ts";
import { findStockLines } from "../storage/stock-lines.ts";
import { carryOutPlan, planPrice, withdrawPlan } from "./planned-price.ts";

const now = new Date("2026-11-17T09:00:00Z");
const dayCame = new Date("2026-11-30T23:00:00Z");
const publishedAt = new Date("2026-08-01T09:00:00Z");
const plate = aPlate("mlb001");
const anna = aStaffMember({ id: "anna", name: "Anna Exempel" });
const said = {
  asks: { valuations: noValuations, isConfirmed: false, mayGoBelowCost: false },
  staffUser: anna,
  now,
  note: (tx: Database, entry: Parameters<typeof noteAudit>[2]) => noteAudit(tx, anna, entry, now),
};

async function aCarForSale(db: Database): Promise<number> {
  await saveStores(db, [aStore({ slug: "uppsala" })]);
  const prices = { priceEvents: [{ at: publishedAt, price: 289_900 }] };
  await db.transaction((tx) =>
    loadCars(tx, [anEntry({ licenseplate: plate, price: 289_900, publishedAt }, prices)]),
  );
  return (await findCarRow(db, plate))?.id ?? 0;
}
const plan = (db: Database, carId: number, price: unknown, from = "2026-12-01") =>
  db.transaction((tx) => planPrice(tx, { ...said, carId, price, from }));
const idOf = async (db: Database, carId: number) => (await findLastPlan(db, carId))?.id ?? 0;
const priceOf = async (db: Database) => (await findCarRow(db, plate))?.price;

onBothDatabases((database) => {
  test("[PLANPRICE-1] [PLANPRICE-2] [PLANPRICE-3] a price waits for its day, is set once in the name of who planned it, and stands in ledger, history and log", async () => {
    const { db } = database();
    const carId = await aCarForSale(db);
    expect(await plan(db, carId, "279 900")).toEqual({ outcome: "planned" });
    expect(await priceOf(db)).toBe(289_900);
    expect(await findStockLines(db, now)).toMatchObject([
      { price: 289_900, plannedPrice: 279_900, plannedFrom: "2026-12-01" },
    ]);
    // The first minute of the day in Sweden.
    expect(await db.select().from(jobs).where(eq(jobs.kind, "planned-price"))).toMatchObject([
      { kind: "planned-price", runAt: dayCame },
    ]);

    const id = await idOf(db, carId);
    await db.transaction((tx) => carryOutPlan(tx, id, dayCame));
    await db.transaction((tx) => carryOutPlan(tx, id, dayCame));
    expect(await priceOf(db)).toBe(279_900);
    expect(await db.select().from(priceEvents).orderBy(asc(priceEvents.id))).toMatchObject([
      { price: 289_900 },
      { price: 279_900, at: dayCame },
    ]);
    expect(await db.select().from(carEdits)).toMatchObject([{ field: "price", memberName: "Anna Exempel" }]);
    expect(await db.select().from(auditLog).orderBy(asc(auditLog.id))).toMatchObject([
      { action: "car.plan", note: "279\u00a0900\u00a0kr från 2026-12-01" },
      { action: "car.edit", note: "Pris, som planerat", staffName: "Anna Exempel" },
    ]);
    expect(await findLastPlan(db, carId)).toMatchObject({ ended: "done" });
    expect(await findStockLines(db, dayCame)).toMatchObject([{ plannedPrice: null, plannedFrom: null }]);
  });

  test("[PLANPRICE-1] one that is taken back or replaced comes to nothing, and what cannot be planned is told at its field", async () => {
    const { db } = database();
    const carId = await aCarForSale(db);
    await plan(db, carId, "279 900");
    const first = await idOf(db, carId);
    await plan(db, carId, 269_900);
    await db.transaction((tx) => carryOutPlan(tx, first, dayCame));
    expect(await priceOf(db)).toBe(289_900);
    const second = await idOf(db, carId);
    const withdraw = () => db.transaction((tx) => withdrawPlan(tx, { ...said, carId, id: second }));
    expect([await withdraw(), await withdraw()]).toEqual([true, false]);
    await db.transaction((tx) => carryOutPlan(tx, second, dayCame));
    expect(await priceOf(db)).toBe(289_900);

    expect(await plan(db, carId, "")).toMatchObject({ errors: [{ field: "price" }] });
    expect(await plan(db, carId, "dyrt")).toMatchObject({ errors: [{ field: "price" }] });
    expect(await plan(db, carId, 289_900)).toMatchObject({
      errors: [{ field: "price", message: "Bilen har redan det priset" }],
    });
    for (const from of ["2026-11-17", "2026-02-30", "i morgon", "2027-12-01"])
      expect(await plan(db, carId, 279_900, from)).toMatchObject({
        outcome: "refused",
        errors: [{ field: "from" }],
      });
    await db.update(cars).set({ status: 140 });
    expect(await plan(db, carId, 279_900)).toMatchObject({
      errors: [{ message: expect.stringContaining("såld") }],
    });
  });

  test("[PRICEASK-2] a planned price that is far off is asked about, and planned when it was meant", async () => {
    const { db } = database();
    const carId = await aCarForSale(db);
    const slip = await plan(db, carId, "1 000");
    expect(slip).toMatchObject({ outcome: "refused", errors: [{ field: "confirm" }] });
    expect(await findLastPlan(db, carId)).toBeNull();
    const confirmed = { ...said, asks: { ...said.asks, isConfirmed: true } };
    const from = "2026-12-01";
    const meant = await db.transaction((tx) =>
      planPrice(tx, { ...confirmed, carId, price: "229 900", from }),
    );
    expect(meant).toEqual({ outcome: "planned" });
    // It was asked about when it was planned.
    await db.transaction(async (tx) => carryOutPlan(tx, await idOf(tx, carId), dayCame));
    expect(await priceOf(db)).toBe(229_900);
  });

  test("[PLANPRICE-2] a price that somebody has set since is left as it is, and the plan says why", async () => {
    const { db } = database();
    const carId = await aCarForSale(db);
    await plan(db, carId, 279_900);
    await db.update(cars).set({ price: 259_900 });
    const id = await idOf(db, carId);
    await db.transaction((tx) => carryOutPlan(tx, id, dayCame));
    expect(await priceOf(db)).toBe(259_900);
    expect(await findLastPlan(db, carId)).toMatchObject({
      ended: "refused",
      why: expect.stringContaining("Pris har ändrats"),
    });
  });
});
