import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { flushChangeLog, resetEpoch } from "#platform/db/change-log-epoch.ts";
import { type Database, openDatabase } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { stockChanges } from "#platform/db/stock-changes.table.ts";
import { saveSmallStock } from "#tests/a-small-stock.ts";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { onBothDatabases, onServer } from "#tests/test-database.ts";
import { findChangedStock, findFullStock } from "./catalog-stock.ts";
import { findChangeCursor, findStockChanges } from "./stock-changes.ts";

const binaries = findPostgresOrSaySkipped();

/** So many transactions of their own, each of which changes the first car. */
const changeOften = (db: Database, times: number) =>
  db.execute(
    sql.raw(
      `do $$ begin for i in 1..${times} loop update cars set price = i where licenseplate = 'mlb001'; commit; end loop; end $$`,
    ),
  );

onBothDatabases((database) => {
  test("[DATA-42] a cursor of another epoch is refused, and so is one of a later time", async () => {
    const { db } = database();
    const { cursor } = await findFullStock(db);
    expect(await findStockChanges(db, cursor)).toMatchObject({ ids: { cars: [] } });
    expect(await findStockChanges(db, { ...cursor, snapshot: "900000000:900000000:" })).toBeNull();
    await flushChangeLog(db);
    expect(await findChangeCursor(db)).toMatchObject({ epoch: cursor.epoch });

    await resetEpoch(db);
    expect(await findStockChanges(db, cursor)).toBeNull();
    const after = (await findFullStock(db)).cursor;
    expect(after.epoch).not.toBe(cursor.epoch);
    expect(await findStockChanges(db, cursor)).toBeNull();
    expect(await findStockChanges(db, after)).not.toBeNull();
  });

  test("[DATA-42] what the log says of transactions that have not happened here is told to nobody", async () => {
    const { db } = database();
    const { cursor } = await findFullStock(db);
    await db.execute(
      sql`insert into stock_changes (transaction, stock, car_id) select '900000000'::xid8, 'cars', n from generate_series(1, 2500) n`,
    );
    expect((await findStockChanges(db, cursor))?.ids.cars).toEqual([]);
    await resetEpoch(db);
    await flushChangeLog(db);
    expect(await db.$count(stockChanges)).toBe(0);
  });

  test("[DATA-33] what has changed is read with its change, unless it is too much", async () => {
    const { db } = database();
    await saveSmallStock({ db }, 3);
    const { cursor } = await findFullStock(db);
    expect(await findChangedStock(db, cursor, { limit: 1 })).toMatchObject({ cars: [], adverts: [] });
    await db.execute(sql`update cars set price = 7000 where licenseplate = 'mlb002'`);
    const changed = await findChangedStock(db, cursor, { limit: 1 });
    expect(changed?.cars).toMatchObject([{ licenseplate: "mlb002", price: 7_000 }]);
    await db.execute(sql`update cars set price = 8000`);
    expect(await findChangedStock(db, cursor, { limit: 1 })).toBeNull();
  });
});

onServer("with others on the same server", (database) => {
  /** A transaction that has written something, in another database of the same server. */
  const writeElsewhere = async () => {
    const { pool } = database();
    const place = new URL(pool.options.connectionString ?? "");
    await pool.query("drop database if exists elsewhere");
    await pool.query("create database elsewhere");
    place.pathname = "/elsewhere";
    const other = await openDatabase({ dataDir: "", databaseUrl: place.href });
    const connection = await other.pool.connect();
    await connection.query("begin; select pg_current_xact_id()");
    return async () => {
      await connection.query("rollback");
      connection.release();
      await other.close();
    };
  };

  test("[DATA-35] a writing transaction in another database has nothing told again", async () => {
    const { db } = database();
    await saveSmallStock({ db }, 3);
    const end = await writeElsewhere();
    await db.execute(
      sql`insert into stock_changes (stock, car_id) select 'cars', n from generate_series(1, 2500) n`,
    );
    const { cursor } = await findFullStock(db);
    expect((await findStockChanges(db, cursor))?.ids.cars).toEqual([]);
    await end();
    expect((await findStockChanges(db, cursor))?.ids.cars).toEqual([]);
  });

  test("[DATA-35] after 2,000 transactions above one that is still under way the cursor is as short as before", async () => {
    const { db } = database();
    await saveSmallStock({ db }, 1);
    const end = await writeElsewhere();
    const { cursor } = await findFullStock(db);
    await changeOften(db, 2_000);
    const found = await findStockChanges(db, cursor);
    expect(found?.ids.cars).toHaveLength(1);
    const next = found?.cursor ?? cursor;
    expect(next.snapshot.length).toBeLessThan(100);
    expect((await findStockChanges(db, next))?.ids.cars).toEqual([]);
    await end();
  });
});

test.skipIf(binaries === null)(
  "[DATA-42] a dump that is restored on a new server is read once, and then only what changes there",
  async () => {
    const [old, fresh] = await Promise.all([startPostgres(binaries ?? ""), startPostgres(binaries ?? "")]);
    onTestFinished(async () => void (await Promise.all([old.stop(), fresh.stop()])));
    const before = await openDatabase({ dataDir: "", databaseUrl: old.url });
    await migrate(before);
    await saveSmallStock(before, 3);
    const { cursor } = await findFullStock(before.db);
    await changeOften(before.db, 3_000);
    await before.close();
    const dump = execFileSync(join(binaries ?? "", "pg_dump"), [old.url], { maxBuffer: 2 ** 28 });
    execFileSync(join(binaries ?? "", "psql"), ["-q", "-v", "ON_ERROR_STOP=1", fresh.url], {
      input: dump,
      stdio: ["pipe", "ignore", "pipe"],
    });

    const after = await openDatabase({ dataDir: "", databaseUrl: fresh.url });
    onTestFinished(after.close);
    await migrate(after);
    expect(await findStockChanges(after.db, cursor)).toBeNull();
    const restored = await findFullStock(after.db);
    expect((await findStockChanges(after.db, restored.cursor))?.ids.cars).toEqual([]);
    await after.db.execute(sql`update cars set price = 5 where licenseplate = 'mlb002'`);
    const found = await findStockChanges(after.db, restored.cursor);
    expect(found?.ids.cars).toHaveLength(1);
    expect((await findStockChanges(after.db, found?.cursor ?? cursor))?.ids.cars).toEqual([]);
  },
);
