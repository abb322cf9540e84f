import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { cars } from "#features/cars/storage/cars.table.ts";
import { externalAdverts } from "#features/cars/storage/external-adverts.table.ts";
import { loadCars, loadExternalAdverts } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { anAdvert } from "#tests/an-advert.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { initialFilter } from "../rules/filter.ts";
import { findFullStock, findStockedCars } from "../storage/catalog-stock.ts";
import {
  type Catalogs,
  type CatalogueChange,
  type LiveCatalogue,
  openLiveCatalogue,
} from "./live-catalogue.ts";
import { search } from "./search.ts";

const often = { interval: 20 };
const advert = anAdvert({ licenseplate: aPlate("mlb900"), price: 5_000 });
const sale = { soldAt: new Date("2026-11-02T08:00:00Z"), deliveredAt: null, price: 190_000, daysInStock: 20 };

let snapshot: LiveCatalogue | null = null;
afterEach(async () => {
  await snapshot?.close();
  snapshot = null;
});

onBothDatabases((database) => {
  const fill = async () => {
    const { db } = database();
    await saveStores(db, [aStore({ slug: "uppsala", name: "Milstolpen Uppsala" })]);
    await db.transaction(async (tx) => {
      const priceEvents = [{ at: new Date("2026-09-01T08:00:00Z"), price: 219_900 }];
      await loadCars(tx, [
        anEntry({ licenseplate: aPlate("mlb001") }, { images: [anImage(2), anImage(1)], priceEvents }),
        anEntry({ licenseplate: aPlate("mlb002"), status: 110, price: null }),
        anEntry({ licenseplate: aPlate("mlb003"), status: 150 }, { sales: [sale], priceEvents }),
      ]);
      await loadExternalAdverts(tx, [advert]);
    });
    return db;
  };
  const start = async (clock = () => new Date()) => {
    snapshot = await openLiveCatalogue({ database: database(), clock });
    return snapshot;
  };
  const plates = ({ listed, sold, external }: Catalogs) =>
    [listed, sold, external].map((catalog) =>
      search<{ licenseplate: string }>(catalog as never, initialFilter, { pageSize: 10 })
        .cars.map(({ licenseplate }) => licenseplate)
        .toSorted(),
    );

  test("[DATA-33] the stock comes with what a card shows", async () => {
    const db = await fill();
    const { cars: found, adverts } = await findFullStock(db);
    const [listed, incoming, sold] = found;
    expect(found.map(({ licenseplate }) => licenseplate)).toEqual(["mlb001", "mlb002", "mlb003"]);
    expect(listed).toMatchObject({
      storeName: "Milstolpen Uppsala",
      placeNames: { location: "Uppsala", physicalLocation: "Uppsala" },
      coverImage: { position: 1 },
      pictureCount: 2,
      sale: null,
    });
    expect(listed?.priceEvents).toEqual([{ at: new Date("2026-09-01T08:00:00Z"), price: 219_900 }]);
    expect(incoming).toMatchObject({ coverImage: null, pictureCount: 0, priceEvents: [] });
    expect(sold).toMatchObject({ sale, priceEvents: [] });
    expect(adverts).toMatchObject([advert]);
    expect(await findStockedCars(db, [sold?.id ?? 0, 999_999])).toEqual([sold]);
  });

  test("[CATALOG-22] each car stands in one catalogue, and moves when it is sold", async () => {
    const db = await fill();
    const stock = await start();
    expect(plates(stock.catalogs())).toEqual([["mlb001", "mlb002"], ["mlb003"], ["mlb900"]]);
    await db
      .update(cars)
      .set({ status: 140 })
      .where(eq(cars.licenseplate, aPlate("mlb001")));
    await db.update(externalAdverts).set({ removedAt: new Date() });
    await expect.poll(() => plates(stock.catalogs()), often).toEqual([["mlb002"], ["mlb001", "mlb003"], []]);
  });

  test("[CATALOG-21] a change is seen within two seconds, and a car that is deleted is gone", async () => {
    const db = await fill();
    const stock = await start();
    const priced = () =>
      search(stock.catalogs().listed, { ...initialFilter, priceTo: 100_000 }, { pageSize: 10 }).total;
    expect(priced()).toBe(0);
    await db
      .update(cars)
      .set({ price: 99_000 })
      .where(eq(cars.licenseplate, aPlate("mlb001")));
    await expect.poll(priced, often).toBe(1);
    await db.delete(cars).where(eq(cars.licenseplate, aPlate("mlb001")));
    await expect.poll(priced, often).toBe(0);
  });

  test("[CATALOG-21] without a wake-up the clock finds it", async () => {
    const db = await fill();
    const { pool } = database();
    const deaf = { connect: () => Promise.reject(new Error("no connection to be had")) };
    snapshot = await openLiveCatalogue({
      database: { db, pool: deaf as unknown as typeof pool },
      clock: () => new Date(),
    });
    await db.delete(cars).where(eq(cars.licenseplate, aPlate("mlb002")));
    await expect.poll(() => snapshot?.catalogs().listed.size, often).toBe(1);
  });

  test("[CATALOG-21] a round that fails leaves the stock as it was, and the next one catches up", async () => {
    const db = await fill();
    const onFailure = vi.fn();
    const execute = vi.spyOn(db, "execute");
    snapshot = await openLiveCatalogue({
      database: { db, pool: database().pool },
      clock: () => new Date(),
      onFailure,
    });
    execute.mockRejectedValueOnce(new Error("gone"));
    await db.delete(cars).where(eq(cars.licenseplate, aPlate("mlb002")));
    await expect.poll(() => onFailure.mock.calls.length, often).toBe(1);
    await expect.poll(() => snapshot?.catalogs().listed.size, often).toBe(1);
    execute.mockRestore();
  });

  test("[CATALOG-23] a change has a version of its own, and is told with its cars", async () => {
    const db = await fill();
    const stock = await start();
    const versions = [stock.version()];
    const change: CatalogueChange[] = [];
    const stop = stock.onChange((one) => change.push(one));
    const [changed] = await db
      .update(cars)
      .set({ price: 1_000 })
      .where(eq(cars.licenseplate, aPlate("mlb001")))
      .returning();
    await expect.poll(() => change.length, often).toBe(1);
    expect(change).toEqual([{ version: stock.version(), carIds: [changed?.id] }]);
    versions.push(stock.version());
    stop();
    await db.update(externalAdverts).set({ price: 6_000 });
    await expect.poll(() => stock.version(), often).not.toBe(versions[1]);
    expect(change).toHaveLength(1);
    await stock.close();
    const again = await start();
    expect([...versions, stock.version()]).not.toContain(again.version());
  });

  test("[PLACE-8] a store that is added, renamed or retired is seen within two seconds, and everything with it", async () => {
    const db = await fill();
    const stock = await start();
    const options = () =>
      search(stock.catalogs().listed, initialFilter, { pageSize: 10 }).facets.facilities.map(
        ({ value, count }) => `${stock.catalogs().chain.labels[value]} ${count}`,
      );
    expect(options()).toEqual(["Uppsala 2"]);
    const malmo = aStore({ slug: "malmo", name: "Bilhuset Malmö", label: "Malmö" });
    await saveStores(db, [malmo]);
    await expect.poll(options).toEqual(["Malmö 0", "Uppsala 2"]);
    await saveStores(db, [{ ...malmo, label: "Malmö syd", aliases: ["hyllie"] }]);
    await expect.poll(options).toEqual(["Malmö syd 0", "Uppsala 2"]);
    await db
      .update(cars)
      .set({ location: "malmo" })
      .where(eq(cars.licenseplate, aPlate("mlb001")));
    await expect.poll(options).toEqual(["Malmö syd 1", "Uppsala 1"]);
    await db.update(cars).set({ location: "uppsala" });
    await saveStores(db, [{ ...malmo, isRetired: true }]);
    await expect.poll(options).toEqual(["Uppsala 2"]);
  });

  test("[CATALOG-24] at midnight the stock is read anew", async () => {
    await fill();
    let now = new Date("2026-11-15T22:59:59Z");
    const stock = await start(() => now);
    const change: CatalogueChange[] = [];
    stock.onChange((one) => change.push(one));
    now = new Date("2026-11-15T23:00:00Z");
    // By the clock alone, and then everything is read: the rule names no time.
    await expect.poll(() => change.map(({ carIds }) => carIds)).toEqual([null]);
    expect(stock.catalogs().listed.validUntil).toEqual(new Date("2026-11-16T23:00:00Z"));
  });

  test("[CATALOG-24] when very much has changed, everything is read", async () => {
    const db = await fill();
    const stock = await start();
    const change: CatalogueChange[] = [];
    stock.onChange((one) => change.push(one));
    await db.execute(
      sql`insert into stock_changes (stock, car_id) select 'cars', n from generate_series(1, 2500) n`,
    );
    await expect.poll(() => change.map(({ carIds }) => carIds), often).toEqual([null]);
    expect(stock.catalogs().listed.size).toBe(2);
  });
});
