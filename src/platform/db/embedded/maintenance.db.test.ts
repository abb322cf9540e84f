import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#tests/test-database.ts";
import { vacuum } from "./maintenance.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("[DATA-13] tables with many dead rows are cleaned and counted anew, others are left alone", async () => {
  const { pool } = database;
  await pool.query(
    "insert into app_meta (key, value) select n, repeat('x', 500) from generate_series(1, 3000) as n",
  );
  await pool.query("insert into jobs (kind, key) values ('rest', 'rest')");
  for (const round of ["a", "b", "c"]) await pool.query("update app_meta set value = $1 || value", [round]);
  const sizeBefore = await pool.query("select pg_relation_size('app_meta')::int as bytes");
  // Statistics are written at most once a second: a fast machine would come too early.
  await pool.query("select pg_stat_force_next_flush()");
  expect(await vacuum(pool)).toEqual(["public.app_meta"]);
  await pool.query("select pg_stat_force_next_flush()");
  expect(await vacuum(pool)).toEqual([]);

  const { rows } = await pool.query(
    "select reltuples::int as counted from pg_class where relname = 'app_meta'",
  );
  expect(rows).toEqual([{ counted: 3000 }]);
  // The room of the dead rows is there to be used again: the same updates no longer make the table grow.
  await pool.query("update app_meta set value = 'd' || value");
  const sizeAfter = await pool.query("select pg_relation_size('app_meta')::int as bytes");
  expect(sizeAfter.rows[0].bytes).toBeLessThanOrEqual(sizeBefore.rows[0].bytes);
});

test("[DATA-13] a round of maintenance ends the write-ahead log, so that the next start has little to read", async () => {
  const { pool } = database;
  const toRead = async () => {
    const { rows } = await pool.query(
      "select (pg_current_wal_insert_lsn() - redo_lsn)::int as bytes from pg_control_checkpoint()",
    );
    return rows[0].bytes;
  };
  await pool.query(
    "insert into app_meta (key, value) select 'k' || n, repeat('x', 500) from generate_series(1, 3000) as n",
  );
  expect(await toRead()).toBeGreaterThan(1_000_000);
  await vacuum(pool);
  expect(await toRead()).toBeLessThan(10_000);
});
