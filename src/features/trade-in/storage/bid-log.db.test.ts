import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { bidOutcome } from "../rules/bid-outcome.ts";
import { addBid, addCost, findBids, type NewBid, undoBid } from "./bid-log.ts";

const now = new Date("2026-11-17T09:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const plate = aPlate("mlb27k");
const given: NewBid = {
  licenseplate: plate,
  bid: 124_000,
  mileage: 9_200,
  estimatedSalePrice: 149_900,
  estimatedCost: 9_000,
  note: null,
  type: 2,
  normalizedMake: "volkswagen",
  series: "golf",
  modelPrice: 150_000,
  staffId: "anna",
  staffName: "Anna Exempel",
  at: daysAgo(60),
};

async function comes(db: Database, status: number, publishedAt: Date | null, soldAt: Date[] = []) {
  await saveStores(db, [aStore({ slug: "uppsala" })]);
  const sales = soldAt.map((at) => ({ soldAt: at, deliveredAt: null, price: 148_000, daysInStock: 9 }));
  await db.transaction((tx) =>
    loadCars(tx, [anEntry({ licenseplate: plate, status, publishedAt }, { sales })]),
  );
}

onBothDatabases((database) => {
  const bids = (criteria: Omit<Parameters<typeof findBids>[1], "limit"> = {}) =>
    findBids(database().db, { limit: 50, ...criteria }, now);
  const outcomes = async () => (await bids({ plate })).map((bid) => bidOutcome(bid, bid));

  test("[DATA-130] a bid is taken back by whoever gave it, within seconds, once; nothing else of it changes", async () => {
    const { db } = database();
    const id = await addBid(db, { ...given, at: now });
    const mine = { id, staffId: "anna", now, givenAfter: daysAgo(1) };
    expect(await undoBid(db, { ...mine, staffId: "bo" })).toBeNull();
    expect(await undoBid(db, { ...mine, givenAfter: now })).toBeNull();
    expect(await bids()).toHaveLength(1);
    expect([await undoBid(db, mine), await undoBid(db, mine)]).toEqual([plate, null]);
    expect(await bids()).toEqual([]);
    const other = await addBid(db, given);
    await expect(db.execute(sql`update bid_log set bid = 1 where id = ${other}`)).rejects.toThrow();
    await expect(db.execute(sql`delete from bid_log`)).rejects.toThrow();
  });

  test("[DATA-131] [OUTCOME-1] the first sale after the bid, with what it cost since and how long it stood", async () => {
    const { db } = database();
    await addBid(db, given);
    expect(await outcomes()).toEqual([{ kind: "none" }]);
    await comes(db, 150, daysAgo(50), [daysAgo(700), daysAgo(20), daysAgo(2)]);
    const cost = { licenseplate: plate, kind: "tyres" as const, note: null, staffId: "bo", staffName: "Bo" };
    await addCost(db, { ...cost, kronor: 9_000, at: daysAgo(40) });
    await addCost(db, { ...cost, kronor: -600, at: daysAgo(30) });
    await addCost(db, { ...cost, kronor: 70_000, at: daysAgo(600) });
    expect(await outcomes()).toEqual([
      { kind: "sold", salePrice: 148_000, cost: 8_400, daysInStock: 9, result: -1_300 },
    ]);
    await expect(db.execute(sql`update car_costs set kronor = 1`)).rejects.toThrow();
  });

  test("[DATA-131] [OUTCOME-1] the last bid before the sale counts; a sale long after is none of it", async () => {
    const { db } = database();
    await addBid(db, { ...given, at: daysAgo(500) });
    await addBid(db, { ...given, bid: 120_000, at: daysAgo(61) });
    await addBid(db, given);
    await addBid(db, { ...given, bid: 1, at: daysAgo(3) });
    await comes(db, 150, daysAgo(50), [daysAgo(20)]);
    expect((await outcomes()).map(({ kind }) => kind)).toEqual(["none", "sold", "replaced", "replaced"]);
    expect((await bids({ isSold: true })).map(({ bid }) => bid)).toEqual([124_000]);
  });

  test("[DATA-131] a car that is with us says for how long; by plate, appraiser and series", async () => {
    const { db } = database();
    await addBid(db, given);
    await addBid(db, { ...given, licenseplate: aPlate("mlb28k"), staffId: "bo", at: daysAgo(1) });
    await addBid(db, { ...given, licenseplate: aPlate("mlb29k"), series: "polo", at: daysAgo(2) });
    await comes(db, 130, daysAgo(42));
    expect(await outcomes()).toEqual([{ kind: "inStock", days: 42, cost: null }]);
    const plates = async (criteria: Parameters<typeof bids>[0]) =>
      (await bids(criteria)).map(({ licenseplate }) => licenseplate);
    expect(await plates({})).toEqual(["mlb28k", "mlb29k", "mlb27k"]);
    expect(await plates({ staffId: "anna" })).toEqual(["mlb29k", "mlb27k"]);
    const golf = { make: "volkswagen", series: "golf" };
    expect(await plates({ series: golf })).toEqual(["mlb28k", "mlb27k"]);
    expect(await plates({ staffId: "anna", series: golf })).toEqual(["mlb27k"]);
  });
});
