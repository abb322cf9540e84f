import { expect, test } from "vitest";
import type { Sale } from "#features/cars/rules/sale.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { anEntry } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { reviews } from "./reviews.table.ts";
import { countRatings, type DealReview, findNewestReviews, loadReviews } from "./reviews.ts";

const day = (date: string) => new Date(`${date}T08:00:00.123Z`);
const plateOf = (n: number) => aPlate(`iqv${String(n).padStart(3, "0")}`);
const aSale: Sale = { soldAt: day("2026-09-01"), deliveredAt: null, price: 200_000, daysInStock: 10 };
const aReview = (said: Partial<DealReview> = {}): DealReview => ({
  licenseplate: plateOf(0),
  soldAt: aSale.soldAt,
  rating: 5,
  text: "Repan på dörren fanns med i annonsen, med måttband.",
  signature: "Karin",
  store: "uppsala",
  publishedAt: day("2026-09-20"),
  ...said,
});

/** Two stores, and as many sold cars as said. */
async function deals(db: Database, count: number): Promise<void> {
  await saveStores(db, [aStore(), aStore({ slug: "nacka", name: "Milstolpen Nacka" })]);
  const entries = Array.from({ length: count }, (_, n) =>
    anEntry({ licenseplate: plateOf(n), carName: `Volvo V${n}` }, { sales: [aSale] }),
  );
  await db.transaction((tx) => loadCars(tx, entries));
}

const load = (db: Database, ...list: DealReview[]) => db.transaction((tx) => loadReviews(tx, list));

onBothDatabases((database) => {
  test("[REVIEW-6] each rating is counted, also those that nobody gave", async () => {
    const { db } = database();
    const given = [5, 5, 4, 1] as const;
    await deals(db, given.length);
    await load(db, ...given.map((rating, n) => aReview({ rating, licenseplate: plateOf(n) })));
    expect(await countRatings(db)).toEqual({ 1: 1, 2: 0, 3: 0, 4: 1, 5: 2 });
  });

  test("[REVIEW-6] an empty table counts nothing", async () => {
    expect(await countRatings(database().db)).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });
  });

  test("[REVIEW-7] the newest of each store is found, with the names of car and store", async () => {
    const { db } = database();
    await deals(db, 4);
    const newest = aReview({ licenseplate: plateOf(2), store: "nacka", publishedAt: day("2026-09-22") });
    const other = aReview({ licenseplate: plateOf(0), rating: 2, publishedAt: day("2026-09-20") });
    await load(
      db,
      other,
      aReview({ licenseplate: plateOf(1), publishedAt: day("2026-09-19") }),
      newest,
      aReview({ licenseplate: plateOf(3), store: "nacka", publishedAt: day("2026-09-21") }),
    );
    const shown = ({ licenseplate, soldAt, ...review }: DealReview) => review;
    expect(await findNewestReviews(db)).toEqual([
      { ...shown(newest), carName: "Volvo V2", storeName: "Milstolpen Nacka" },
      { ...shown(other), carName: "Volvo V0", storeName: "Uppsala" },
    ]);
  });

  test("[REVIEW-7] texts that are missing, too short or too long are passed over", async () => {
    const { db } = database();
    const texts = [null, "å".repeat(39), "å".repeat(241), "å".repeat(240), "å".repeat(40)];
    await deals(db, texts.length);
    const list = texts.map((text, n) =>
      aReview({ text, licenseplate: plateOf(n), publishedAt: day(`2026-09-2${9 - n}`) }),
    );
    await load(db, ...list);
    const found = await findNewestReviews(db);
    expect(found.map(({ text }) => text)).toEqual(["å".repeat(240)]);
  });

  test("[REVIEW-8] a car sold twice has a review for each deal, and they are not mixed up", async () => {
    const { db } = database();
    await saveStores(db, [aStore()]);
    const again = { ...aSale, soldAt: day("2026-10-01") };
    await db.transaction((tx) =>
      loadCars(tx, [anEntry({ licenseplate: plateOf(0) }, { sales: [aSale, again] })]),
    );
    await load(db, aReview({ soldAt: again.soldAt, rating: 1 }), aReview({ rating: 4 }));
    expect(await countRatings(db)).toMatchObject({ 1: 1, 4: 1 });
  });

  test("[REVIEW-8] a review of a deal we never made stops it, and nothing of it is kept", async () => {
    const { db } = database();
    await deals(db, 1);
    await expect(load(db, aReview(), aReview({ soldAt: day("2026-09-02") }))).rejects.toThrow("no deal");
    expect(await db.$count(reviews)).toBe(0);
  });

  test("[REVIEW-9] a deal has one review", async () => {
    const { db } = database();
    await deals(db, 1);
    await load(db, aReview());
    await expect(load(db, aReview({ text: "En gång till." }))).rejects.toThrow();
  });

  test("[REVIEW-9] a review goes with its car", async () => {
    const { db } = database();
    await deals(db, 1);
    await load(db, aReview());
    await db.delete(cars);
    expect(await db.$count(reviews)).toBe(0);
  });

  test.each<[string, object]>([
    ["no stars", { rating: 0 }],
    ["six stars", { rating: 6 }],
    ["an empty text", { text: "" }],
    ["a text of more than 1,000 characters", { text: "å".repeat(1_001) }],
    ["a surname", { signature: "Karin Ek" }],
    ["nobody's name", { signature: "" }],
    ["a store that is not there", { store: "kiruna" }],
  ])("[REVIEW-10] %s is refused by the database itself", async (_, wrong) => {
    const { db } = database();
    await deals(db, 1);
    await expect(load(db, { ...aReview(), ...wrong })).rejects.toThrow();
    await load(db, aReview({ text: "å".repeat(1_000) }));
  });
});
