import { expect, test } from "vitest";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { addBid } from "#features/trade-in/storage/bid-log.ts";
import { aBid } from "#tests/a-bid.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { findCarRow } from "../storage/car-desk.ts";
import { previewMany } from "./change-many.ts";

const now = new Date("2026-11-17T09:00:00Z");
const plate = aPlate("mlb001");

onBothDatabases((database) => {
  test("[STOCKLIST-18] a new price below what we bid and booked is said so", async () => {
    const { db } = database();
    await saveStores(db, [aStore({ slug: "uppsala" })]);
    await db.transaction((tx) => loadCars(tx, [anEntry({ licenseplate: plate, price: 149_900 })]));
    await addBid(db, aBid({ licenseplate: plate, bid: 124_000, estimatedCost: 9_000 }));
    const id = (await findCarRow(db, plate))?.id ?? 0;
    const remarkOf = async (amount: number) => {
      const [car] = await previewMany(db, [id], { kind: "price", by: "kronor", amount }, now);
      return car?.remark ?? "";
    };
    expect(await remarkOf(-16_900)).not.toContain("Under inköp");
    expect(await remarkOf(-16_901)).toContain("Under inköp och kostnad");
  });
});
