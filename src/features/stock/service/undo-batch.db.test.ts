import { expect, test } from "vitest";
import { findCarsByPlate } from "#features/cars/storage/cars-by-plate.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { noteAudit } from "#platform/staff/audit.ts";
import { aStaffMember } from "#tests/a-staff-member.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import type { StockBatch } from "../storage/car-batches.ts";
import type { CarChange } from "./plan-edits.ts";
import { saveBatch } from "./save-batch.ts";
import { carsWithoutCut, planUndo, recentBatches } from "./undo-batch.ts";

const plates = [aPlate("mlb001"), aPlate("mlb002")];
const doneAt = new Date("2026-11-17T09:00:00Z");
const hoursLater = (hours: number) => new Date(doneAt.getTime() + hours * 3_600_000);

function save(db: Database, edits: CarChange[], name: string, now: Date, undone?: StockBatch) {
  const staffUser = aStaffMember({ id: name, name });
  const storeLabel = (slug: string) => slug;
  return saveBatch(db, {
    edits,
    staffUser,
    asks: null,
    now,
    storeLabel,
    undone,
    note: (tx, entry) => noteAudit(tx, staffUser, entry, now),
  });
}

onBothDatabases((database) => {
  test("[STOCKLIST-13] what was done to many cars is listed and taken back by another for 24 hours, and not after that", async () => {
    const { db } = database();
    await saveStores(db, [aStore({ slug: "uppsala" })]);
    await db.transaction((tx) =>
      loadCars(
        tx,
        plates.map((licenseplate) => anEntry({ licenseplate, isPremium: false })),
      ),
    );
    const cars = [...(await findCarsByPlate(db, plates)).values()];
    const edits = cars.map(({ id }) => ({
      carId: id,
      base: { isPremium: false },
      changes: { isPremium: true },
    }));
    const { batch } = await save(db, edits, "Anna", doneAt);
    const line = { batch, by: "Anna", what: "Premium: ja", cars: 2 };
    expect(await recentBatches(db, hoursLater(23))).toMatchObject([{ ...line, undone: null }]);
    expect(await recentBatches(db, hoursLater(24))).toEqual([]);
    expect(await planUndo(db, batch, hoursLater(24))).toMatchObject({ outcome: "late" });

    const plan = await planUndo(db, batch, hoursLater(23));
    if (plan.outcome !== "planned") throw new Error("Within its hours a batch is taken back");
    await save(db, plan.edits, "Maria", hoursLater(1), plan.of);
    expect(await recentBatches(db, hoursLater(2))).toMatchObject([
      { ...line, undone: { by: "Maria", cars: 2 } },
    ]);
    expect((await findCarsByPlate(db, plates)).get(plates[0] ?? aPlate("mlb001"))?.isPremium).toBe(false);
  });

  test("[STOCKLIST-10] a price that is taken back stands again, but its cut may not: the ledger remembers the lower one", async () => {
    const { db } = database();
    await saveStores(db, [aStore({ slug: "uppsala" })]);
    const prices = (...of: [day: string, price: number][]) =>
      of.map(([day, price]) => ({ at: new Date(`${day}T09:00:00Z`), price }));
    await db.transaction((tx) =>
      loadCars(tx, [
        anEntry(
          { licenseplate: aPlate("mlb003"), price: 200_000 },
          { priceEvents: prices(["2026-09-01", 220_000], ["2026-11-10", 200_000]) },
        ),
        anEntry(
          { licenseplate: aPlate("mlb004"), price: 150_000 },
          { priceEvents: prices(["2026-09-01", 150_000]) },
        ),
      ]),
    );
    const cars = [...(await findCarsByPlate(db, [aPlate("mlb003"), aPlate("mlb004")])).values()];
    const edits = cars.map(({ id, price }) => ({
      carId: id,
      base: { price },
      changes: { price: (price ?? 0) - 10_000 },
    }));
    const { batch, saved } = await save(db, edits, "Anna", doneAt);
    expect(saved).toHaveLength(2);
    const now = hoursLater(1);
    const plan = await planUndo(db, batch, now);
    if (plan.outcome !== "planned") throw new Error("Within its hours a batch is taken back");
    expect(await carsWithoutCut(db, { at: plan.of.at, edits: plan.edits, now })).toEqual([]);
    await save(db, plan.edits, "Anna", now, plan.of);
    expect(await carsWithoutCut(db, { at: plan.of.at, edits: plan.edits, now })).toEqual(["mlb003"]);
  });
});
