import { expect, test } from "vitest";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { addPurchase } from "#features/pricing/storage/bought-cars.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { noValuations } from "#features/valuation/service/valuations.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { findCarRow } from "../storage/car-records.ts";
import { previewMany } from "./change-many.ts";

const now = new Date("2026-11-17T09:00:00Z");
const plate = aPlate("mlb001");

onBothDatabases((database) => {
  test("[STOCKLIST-18] [PRICEASK-2] a new price below what the car was bought for and costs is said so, and is for Admin to save", async () => {
    const { db } = database();
    await saveStores(db, [aStore({ slug: "uppsala" })]);
    await db.transaction((tx) => loadCars(tx, [anEntry({ licenseplate: plate, price: 149_900 })]));
    const by = { staffId: "bo", staffName: "Bo", at: now };
    await addPurchase(db, { licenseplate: plate, price: 124_000, estimatedCost: 9_000, ...by });
    const id = (await findCarRow(db, plate))?.id ?? 0;
    const asks = { valuations: noValuations, isConfirmed: true };
    const remarkOf = async (amount: number, mayGoBelowCost = true) => {
      const change = { kind: "price", by: "kronor", amount } as const;
      const [car] = await previewMany(db, [id], change, { asks: { ...asks, mayGoBelowCost }, now });
      return { remark: car?.remark ?? "", isOffered: car?.edit !== null };
    };
    expect((await remarkOf(-16_900)).remark).not.toContain("under inköp");
    expect(await remarkOf(-16_901)).toMatchObject({
      remark: expect.stringContaining("under inköp och kostnad"),
      isOffered: true,
    });
    expect(await remarkOf(-16_901, false)).toMatchObject({
      remark: expect.stringContaining("bara en admin"),
      isOffered: false,
    });
  });
});
