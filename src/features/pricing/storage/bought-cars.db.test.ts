import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { addBid, addCost } from "#features/trade-in/storage/bid-log.ts";
import type { Database } from "#platform/db/database.ts";
import { aBid } from "#tests/a-bid.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { addPurchase, findPurchases } from "./bought-cars.ts";

const plate = aPlate("mlb001");
const by = { licenseplate: plate, staffId: "bo", staffName: "Bo" };
const day = (text: string) => new Date(`2026-${text}T09:00:00Z`);
const cost = (kronor: number, at: Date) => ({ ...by, kind: "tyres" as const, note: null, kronor, at });
const known = async (db: Database) => (await findPurchases(db, [plate])).get(plate);

onBothDatabases((database) => {
  test("[CARCOST-1] the price that was written counts, the last one, and no bid; every invoice of the car is booked", async () => {
    const { db } = database();
    await addBid(db, aBid({ licenseplate: plate, bid: 180_000, at: day("09-02") }));
    expect(await known(db)).toBeUndefined();
    await addCost(db, cost(2_000, day("09-03")));
    await addPurchase(db, { ...by, price: 170_000, estimatedCost: 12_000, at: day("09-05") });
    await addPurchase(db, { ...by, price: 171_000, estimatedCost: 11_000, at: day("09-06") });
    await addCost(db, cost(1_200, day("09-08")));
    await addBid(db, aBid({ licenseplate: plate, bid: 90_000, at: day("09-09") }));
    expect(await known(db)).toMatchObject({ price: 171_000, estimatedCost: 11_000, booked: 3_200 });
    await expect(db.execute(sql`update car_purchases set price = 1`)).rejects.toThrow();
  });

  test("[CARCOST-1] of a car that was sold and bought again nothing of the time before counts; of one that is sold all still does", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    const sales = [{ soldAt: day("08-01"), deliveredAt: day("08-02"), price: 199_000, daysInStock: 9 }];
    await db.transaction((tx) => loadCars(tx, [anEntry({ licenseplate: plate, status: 150 }, { sales })]));
    await addPurchase(db, { ...by, price: 150_000, estimatedCost: 9_000, at: day("07-01") });
    await addCost(db, cost(7_000, day("07-10")));
    expect(await known(db)).toMatchObject({ price: 150_000, booked: 7_000 });
    await db.execute(sql`update cars set status = 90`);
    expect(await known(db)).toBeUndefined();
    await addPurchase(db, { ...by, price: 140_000, estimatedCost: 5_000, at: day("09-01") });
    expect(await known(db)).toMatchObject({ price: 140_000, booked: 0 });
  });
});
