import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createApi } from "#app/api/app.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { catalogOf } from "#features/catalogue/service/catalog.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { externalStock, listedStock, soldStock } from "#features/catalogue/service/stock/stock-kinds.ts";
import { noMarket } from "#features/catalogue/service/with-market.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { resetEpoch } from "#platform/db/change-log-epoch.ts";
import type { OpenDatabase } from "#platform/db/database.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { demoChain } from "#tests/demo-chain.ts";
import { onBothDatabases, onServer } from "#tests/test-database.ts";
import { testServices } from "#tests/test-services.ts";

const start = new Date("2026-11-15T12:00:00Z");
let now = start;

/** The feed reads the database and never this. */
const emptyStock: LiveCatalogue = {
  catalogs: () => ({
    chain: demoChain,
    listed: catalogOf([], listedStock, now),
    sold: catalogOf([], soldStock, now),
    external: catalogOf([], externalStock, now),
    market: noMarket,
  }),
  version: () => "1",
  readAt: () => now,
  onChange: () => () => {},
  close: async () => {},
};

async function readerOf({ db }: OpenDatabase) {
  const publicOrigin = "https://www.example.com";
  const api = createApi({
    services: await testServices({ db, stock: emptyStock, clock: () => now, publicOrigin }),
    http: { senderOf: () => "", isBehindProxy: false, stopping: new AbortController().signal },
    limit: { secondsToWait: () => 0, charge: () => {} },
    onFailure: () => {},
  });
  return async (since = "") => {
    const handle = await api.request(`/api/cars/changes?since=${since}`);
    const body = await handle.json();
    return {
      status: handle.status,
      headers: handle.headers,
      title: body.title,
      detail: body.detail,
      ...body.data,
    };
  };
}

async function load({ db }: OpenDatabase, ...plates: string[]) {
  await saveStores(db, [aStore({ slug: "uppsala" })]);
  await db.transaction((tx) =>
    loadCars(
      tx,
      plates.map((plate) => anEntry({ licenseplate: aPlate(plate) }, { images: [anImage(0)] })),
    ),
  );
}

const byPlate = (plate: string) => eq(cars.licenseplate, aPlate(plate));

onBothDatabases((database) => {
  test("[API-16] who begins gets a marker and no cars, and then what has changed since, once", async () => {
    now = start;
    const read = await readerOf(database());
    await load(database(), "mlb001", "mlb002", "mlb003");
    const first = await read();
    expect([first.status, first.json, first.headers.get("cache-control")]).toEqual([200, [], "no-store"]);
    expect((await read(first.next)).json).toEqual([]);

    const { db } = database();
    await db.update(cars).set({ price: 1_000 }).where(byPlate("mlb002"));
    await db.update(cars).set({ price: 2_000 }).where(byPlate("mlb001"));
    await db.update(cars).set({ price: 3_000 }).where(byPlate("mlb002"));
    const second = await read(first.next);
    expect(second.json).toMatchObject([
      { licenseplate: "mlb001", change: "changed", car: { price: 2_000 } },
      { licenseplate: "mlb002", change: "changed", car: { price: 3_000 } },
    ]);
    expect(second.json[0].car.images).toHaveLength(1);
    expect((await read(second.next)).json).toEqual([]);
  });

  test("[API-17] a car that is sold or struck is removed", async () => {
    now = start;
    const read = await readerOf(database());
    await load(database(), "mlb001", "mlb002");
    const { next } = await read();
    const { db } = database();
    await db.update(cars).set({ status: 140 }).where(byPlate("mlb001"));
    const [struck] = await db.delete(cars).where(byPlate("mlb002")).returning();
    expect((await read(next)).json).toMatchObject([
      { licenseplate: "mlb001", change: "removed", car: null },
      { id: struck?.id, licenseplate: "mlb002", change: "removed", car: null },
    ]);
  });

  test("[API-16] a marker holds for a day; older ones, and those of another database, are gone", async () => {
    now = start;
    const read = await readerOf(database());
    const { next } = await read();
    now = new Date(start.getTime() + 24 * 3_600_000);
    expect((await read(next)).status).toBe(200);
    now = new Date(now.getTime() + 1);
    expect(await read(next)).toMatchObject({ status: 410, title: "Markören gäller inte längre" });
    now = start;
    await resetEpoch(database().db);
    const refused = await read(next);
    expect(refused).toMatchObject({ status: 410, detail: expect.stringContaining("utan since") });
    expect((await read((await read()).next)).status).toBe(200);
    expect((await read(`${now.getTime()}-9000000000000000000`)).status).toBe(410);
  });

  test("[API-16] a marker that nobody gave out is a 400", async () => {
    now = start;
    const read = await readerOf(database());
    const { next } = await read();
    const [at, epoch] = String(next).split(".");
    for (const garbage of [
      "abc",
      `${at}.${epoch}`,
      `${at}.${epoch}.0.0`,
      `${at}.${epoch}.2.1.5`,
      `${next}.zz.a`,
    ]) {
      expect((await read(garbage)).status, garbage).toBe(400);
    }
  });
});

onServer("transactions side by side", (server) => {
  test("[API-16] a change that begins first and is committed last is not missed", async () => {
    now = start;
    const database = server();
    const read = await readerOf(database);
    await load(database, "mlb001", "mlb002");
    const { next } = await read();
    const slow = await database.pool.connect();
    await slow.query("begin");
    await slow.query("update cars set price = 1000 where licenseplate = 'mlb001'");
    await database.db.update(cars).set({ price: 2_000 }).where(byPlate("mlb002"));
    const during = await read(next);
    expect(during.json).toMatchObject([{ licenseplate: "mlb002" }]);
    await slow.query("commit");
    slow.release();
    const after = await read(during.next);
    expect(after.json).toMatchObject([{ licenseplate: "mlb001", car: { price: 1_000 } }]);
    expect((await read(after.next)).json).toEqual([]);
  });
});
