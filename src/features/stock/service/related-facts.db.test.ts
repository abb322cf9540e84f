import { expect, test } from "vitest";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { addPurchase } from "#features/pricing/storage/bought-cars.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { noValuations } from "#features/valuation/service/valuations.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { findCarRow } from "../storage/car-records.ts";
import { relatedFacts } from "./related-facts.ts";

const now = new Date("2026-11-17T09:00:00Z");
const plate = aPlate("mlb001");

onBothDatabases((database) => {
  test("[STOCKLIST-15] the cover, and what is left of the price for whoever may read what we bid", async () => {
    const { db } = database();
    await saveStores(db, [aStore({ slug: "uppsala" })]);
    // A number above 500 is a finding's close-up, and never the cover.
    const images = [anImage(0, { type: 10 }), anImage(1), anImage(500)];
    await db.transaction((tx) =>
      loadCars(tx, [anEntry({ licenseplate: plate, price: 149_900 }, { images })]),
    );
    const by = { staffId: "johan", staffName: "Johan", at: new Date("2026-10-01T09:00:00Z") };
    const price = { price: 124_000, estimatedCost: 9_000 };
    await addPurchase(db, { licenseplate: plate, ...price, ...by });
    const id = (await findCarRow(db, plate))?.id ?? 0;
    const asked = { now, valuations: noValuations };
    const known = { id, cover: "/media/1.jpg", market: null };
    expect(await relatedFacts(db, [id], { ...asked, maySeeMargin: true })).toEqual([
      { ...known, margin: 149_900 - 124_000 - 9_000 - 5_180 },
    ]);
    expect(await relatedFacts(db, [id], { ...asked, maySeeMargin: false })).toEqual([
      { ...known, margin: null },
    ]);
  });
});
