import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cars } from "#features/cars/storage/cars.table.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { resetEpoch } from "#platform/db/change-log-epoch.ts";
import { saveMeta } from "#platform/db/meta.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { lendEmbedded } from "#tests/shared-databases.ts";
import { findFullStock } from "../storage/catalog-stock.ts";
import { type SnapshotStore, snapshotStore } from "../storage/snapshot/snapshot-store.ts";
import { carsOf } from "./catalog.ts";
import { openLiveCatalogue } from "./live-catalogue.ts";
import { readCatalogueSnapshot } from "./read-stock.ts";

const atFirst = new Date("2026-11-10T12:00:00Z");
const hoursLater = (hours: number) => new Date(atFirst.getTime() + hours * 3_600_000);
const plate = aPlate("mlb001");

let database: Awaited<ReturnType<typeof lendEmbedded>>;
let path: string;
beforeEach(async () => {
  database = await lendEmbedded();
  path = join(database.dataDir, "stock.kept");
  await saveStores(database.db, [aStore({ slug: "uppsala" })]);
  await database.db.transaction((tx) =>
    loadCars(tx, [
      anEntry({ licenseplate: plate, price: 200_000 }, { images: [anImage(1)] }),
      anEntry({ licenseplate: aPlate("mlb002"), status: 150 }),
    ]),
  );
});
afterEach(() => database.close());

const snapshots = (build = "one") => snapshotStore({ path, build });

/** A start and a stop; what it read whole is said by what it saved. */
async function startOnce({ at = atFirst, by = snapshots() }: { at?: Date; by?: SnapshotStore } = {}) {
  const saved: Date[] = [];
  const watched: SnapshotStore = {
    ...by,
    save: (...what) => {
      saved.push(what[2]);
      return by.save(...what);
    },
  };
  const clock = () => at;
  const keeping = { snapshots: watched, snapshot: readCatalogueSnapshot(watched, at) };
  const stock = await openLiveCatalogue({ database, clock, keeping });
  const { listed, sold, chain } = stock.catalogs();
  await stock.close();
  return { hasReadAll: saved.length > 0, listed: carsOf(listed), sold: carsOf(sold), stores: chain.stores };
}

test("[CATALOG-30] a start takes up what the last one has read, with all that has changed since", async () => {
  const first = await startOnce();
  expect(first.hasReadAll).toBe(true);
  const same = await startOnce({ at: hoursLater(1) });
  expect(same).toStrictEqual({ ...first, hasReadAll: false });

  await database.db.update(cars).set({ price: 150_000 }).where(eq(cars.licenseplate, plate));
  await database.db.transaction((tx) => loadCars(tx, [anEntry({ licenseplate: aPlate("mlb003") })]));
  await database.db.delete(cars).where(eq(cars.status, 150));
  const { hasReadAll, listed, sold } = await startOnce({ at: hoursLater(2) });
  expect(hasReadAll).toBe(false);
  expect(listed.map((car) => [car.licenseplate, car.price]).toSorted()).toEqual([
    ["mlb001", 150_000],
    ["mlb003", listed.find((car) => car.licenseplate === "mlb003")?.price],
  ]);
  expect(sold).toEqual([]);
});

const reasons: [string, () => unknown, Date?][] = [
  ["a day and more", () => {}, hoursLater(25)],
  ["a clock that went back", () => {}, hoursLater(-1)],
  ["another token, as an older copy of the files has it", () => saveMeta(database.db, "kept-stock", "older")],
  ["another epoch, as a database that was restored has it", () => resetEpoch(database.db)],
  ["a store that has changed", () => saveStores(database.db, [aStore({ slug: "uppsala", name: "Nytt" })])],
  ["a file that is cut off", () => writeFileSync(path, readFileSync(path).subarray(0, -9))],
  [
    "a file with one wrong bit",
    () => {
      const bytes = readFileSync(path);
      bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    },
  ],
];
test.each(reasons)("[CATALOG-30] the stock is read anew after %s", async (_, happen, at) => {
  await startOnce();
  await happen();
  expect((await startOnce(at ? { at } : {})).hasReadAll).toBe(true);
});

test("[CATALOG-30] another build reads the stock anew", async () => {
  await startOnce();
  expect((await startOnce({ by: snapshots("two") })).hasReadAll).toBe(true);
  expect((await startOnce({ by: snapshots("two") })).hasReadAll).toBe(false);
});

test("[DATA-56] what cannot be used is gone, and a stock that cannot be kept is served all the same", async () => {
  await startOnce();
  const full: SnapshotStore = {
    ...snapshots("two"),
    save: () => Promise.reject(new Error("no space left on device")),
  };
  expect((await startOnce({ by: full })).listed).toHaveLength(1);
  expect(existsSync(path)).toBe(false);
});

test("[DATA-56] of a file that cannot be finished nothing stays behind", async () => {
  // A folder in its place: the file cannot be moved there.
  mkdirSync(path);
  const { db } = database;
  await expect(snapshots().save(db, await findFullStock(db), atFirst)).rejects.toThrow("EISDIR");
  expect(readdirSync(database.dataDir)).toEqual(["stock.kept"]);
});
