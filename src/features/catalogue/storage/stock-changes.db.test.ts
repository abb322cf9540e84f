import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { cars } from "#features/cars/storage/cars.table.ts";
import { loadCars } from "#features/cars/storage/load-stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { flushChangeLog } from "#platform/db/change-log-epoch.ts";
import type { Database, OpenDatabase } from "#platform/db/database.ts";
import { stockChanges } from "#platform/db/stock-changes.table.ts";
import { anEntry, anImage } from "#tests/a-stock-entry.ts";
import { aStore } from "#tests/a-store.ts";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases, onServer } from "#tests/test-database.ts";
import {
  type ChangeCursor,
  findChangeCursor,
  findRemovedPlates,
  findStockChanges,
  listenForStockChanges,
  purgeStockChanges,
} from "./stock-changes.ts";

async function load(db: Database, ...plates: string[]): Promise<number[]> {
  await saveStores(db, [aStore({ slug: "uppsala" })]);
  await db.transaction((tx) =>
    loadCars(
      tx,
      plates.map((plate) => anEntry({ licenseplate: aPlate(plate) }, { images: [anImage(0), anImage(1)] })),
    ),
  );
  const rows = await db.select({ id: cars.id }).from(cars).orderBy(cars.id);
  return rows.map(({ id }) => id);
}

/** What is read from there on, and where that leads. */
async function changedCars(db: Database, cursor: ChangeCursor) {
  const { ids, cursor: next } = await changesSince(db, cursor);
  return { ids: ids.cars.toSorted((a, b) => a - b), next };
}

async function changesSince(db: Database, cursor: ChangeCursor) {
  const found = await findStockChanges(db, cursor);
  if (!found) throw new Error("The cursor was refused");
  return found;
}

async function begin(db: Database): Promise<ChangeCursor> {
  await flushChangeLog(db);
  return findChangeCursor(db);
}

onBothDatabases((database) => {
  test("[DATA-34] a car that is new, changed or gone is noted, once for each transaction", async () => {
    const { db } = database();
    const start = await begin(db);
    const [first = 0, second = 0] = await load(db, "mlb001", "mlb002");
    const loaded = await changedCars(db, start);
    expect(loaded.ids).toEqual([first, second]);
    expect(await db.$count(stockChanges, eq(stockChanges.stock, "cars"))).toBe(2);

    await db.update(cars).set({ price: 1_000 }).where(eq(cars.id, second));
    const updated = await changedCars(db, loaded.next);
    expect(updated.ids).toEqual([second]);

    await db.delete(cars).where(eq(cars.id, first));
    expect((await changedCars(db, updated.next)).ids).toEqual([first]);
  });

  test("[DATA-41] a car that is removed leaves its plate, also in the transaction that changed it", async () => {
    const { db } = database();
    const [first = 0, second = 0] = await load(db, "mlb001", "mlb002");
    await db.transaction(async (tx) => {
      await tx.update(cars).set({ price: 1_000 }).where(eq(cars.id, first));
      await tx.delete(cars).where(eq(cars.id, first));
    });
    expect([...(await findRemovedPlates(db, [first, second]))]).toEqual([[first, "mlb001"]]);
    expect(await findRemovedPlates(db, [])).toEqual(new Map());
  });

  test.each([
    ["a price", sql`insert into price_events (car_id, at, price) select id, now(), 5000 from cars`],
    ["a status", sql`insert into status_events (car_id, at, status) select id, now(), 135 from cars`],
    ["a picture", sql`update car_images set url = '/other.jpg'`],
    ["a picture less", sql`delete from car_images where position = 1`],
    [
      "a finding",
      sql`insert into condition_findings (car_id, part, verdict) select id, 'paint', 'note' from cars`,
    ],
    [
      "a sale",
      sql`insert into sold_cars (car_id, sold_at, price, days_in_stock) select id, now(), 5000, 3 from cars`,
    ],
    ["the name of its store", sql`update stores set name = 'Bilhallen'`],
  ])("[DATA-34] %s is a change of the car", async (_what, change) => {
    const { db } = database();
    const ids = await load(db, "mlb001", "mlb002");
    const cursor = await begin(db);
    await db.execute(change);
    expect((await changedCars(db, cursor)).ids).toEqual(ids);
  });

  test("[DATA-34] a store that keeps its name changes no car, and what is rolled back changes nothing", async () => {
    const { db } = database();
    await load(db, "mlb001");
    const cursor = await begin(db);
    await db.execute(sql`update stores set phone_number = '08-465 004 01'`);
    await db
      .transaction(async (tx) => {
        await tx.update(cars).set({ price: 1_000 });
        tx.rollback();
      })
      .catch(() => {});
    expect((await changedCars(db, cursor)).ids).toEqual([]);
  });

  test("[DATA-34] adverts of others are noted apart from cars", async () => {
    const { db } = database();
    const cursor = await begin(db);
    await db.execute(sql`insert into external_adverts
      (id, licenseplate, make, normalized_make, model, series, title, model_year, mileage, body_type, gearbox_type,
        fuel_type, horsepower, price, seller_name, seller_is_private, area, published_at)
      values (7, 'mlb007', 'Saab', 'saab', '9-5', '9-5', 'Saab 9-5', 2010, 100, 'kombi', 'manuell', 1, 150, 5000, 'X',
        true, 'Y', now())`);
    expect((await changesSince(db, cursor)).ids).toEqual({ cars: [], external_adverts: [7], stores: [] });
  });

  test("[DATA-35] a change is read once", async () => {
    const { db } = database();
    const start = await begin(db);
    await load(db, "mlb001");
    const { next } = await changedCars(db, start);
    expect((await changedCars(db, next)).ids).toEqual([]);
  });

  test("[DATA-36] what is older than two days is forgotten", async () => {
    const { db } = database();
    const start = await begin(db);
    const [id] = await load(db, "mlb001");
    const leftAfter = async (hours: number) => {
      await db.update(stockChanges).set({ at: sql`now() - make_interval(hours => ${hours})` });
      await purgeStockChanges(db);
      return (await changedCars(db, start)).ids;
    };
    expect(await leftAfter(47)).toEqual([id]);
    expect(await leftAfter(49)).toEqual([]);
  });

  test("[DATA-37] who listens is woken, until it stops", async () => {
    const { db, pool } = database();
    await load(db, "mlb001");
    let woken = 0;
    const stop = await listenForStockChanges(
      pool,
      () => woken++,
      () => {},
    );
    await db.update(cars).set({ price: 2_000 });
    await expect.poll(() => woken).toBeGreaterThan(0);
    stop?.();
    const before = woken;
    await db.update(cars).set({ price: 1_000 });
    await sleep(200);
    expect(woken).toBe(before);
  });

  test("[DATA-37] a connection that is lost is told once", async () => {
    const { pool } = database();
    const connection = await pool.connect();
    let lost = 0;
    const onlyOne = { connect: () => Promise.resolve(connection) } as unknown as typeof pool;
    await listenForStockChanges(
      onlyOne,
      () => {},
      () => lost++,
    );
    Reflect.get(connection, "connection").stream.destroy();
    await expect.poll(() => lost).toBe(1);
  });
});

test("[DATA-37] where nobody answers there is nothing to hear", async () => {
  const pool = { connect: () => Promise.reject(new Error("gone")) };
  expect(
    await listenForStockChanges(
      pool as unknown as OpenDatabase["pool"],
      () => {},
      () => {},
    ),
  ).toBeNull();
});

onServer("transactions side by side", (database) => {
  test("[DATA-35] one that begins first and ends last is neither missed nor waited for", async () => {
    const { db, pool } = database();
    const [first = 0, second = 0, third = 0] = await load(db, "mlb001", "mlb002", "mlb003");
    let cursor = await begin(db);
    const read = async () => {
      const { ids, next } = await changedCars(db, cursor);
      cursor = next;
      return ids;
    };
    const slow = await pool.connect();
    await slow.query("begin");
    await slow.query("update cars set price = 1000 where id = $1", [first]);
    await db.update(cars).set({ price: 1_000 }).where(eq(cars.id, second));
    expect(await read()).toEqual([second]);
    // Others come and go while it is under way: each is read once.
    await db.update(cars).set({ price: 2_000 }).where(eq(cars.id, third));
    expect(await read()).toEqual([third]);
    expect(await read()).toEqual([]);
    await slow.query("update cars set price = 3000 where id = $1", [third]);
    expect(await read()).toEqual([]);
    await slow.query("commit");
    slow.release();
    expect(await read()).toEqual([first, third]);
    expect(await read()).toEqual([]);
  });

  test("[DATA-35] of many writers at once every change is read", async () => {
    const { db, pool } = database();
    await db.execute(sql`delete from cars`);
    const ids = await load(db, ...Array.from({ length: 40 }, (_, at) => `mlb${String(at).padStart(3, "0")}`));
    let cursor = await begin(db);
    const seen: number[] = [];
    let isWriting = true;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (const id of ids.filter((_id, at) => at % 4 === writer)) {
        const connection = await pool.connect();
        await connection.query("begin");
        await connection.query("select pg_current_xact_id()");
        await sleep(Math.random() * 5);
        await connection.query("update cars set price = 7000 where id = $1", [id]);
        await sleep(Math.random() * 5);
        await connection.query("commit");
        connection.release();
      }
    });
    const reader = (async () => {
      for (;;) {
        const last = !isWriting;
        const { ids: changed, next } = await changedCars(db, cursor);
        seen.push(...changed);
        cursor = next;
        if (last) return;
      }
    })();
    await Promise.all(writers);
    isWriting = false;
    await reader;
    expect(seen.toSorted((a, b) => a - b)).toEqual(ids);
  });
});
