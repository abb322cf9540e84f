import { expect, test } from "vitest";
import { onBothDatabases } from "#tests/test-database.ts";
import { findMeta, saveMeta } from "./meta.ts";
import { isReachable } from "./ready.ts";

onBothDatabases((database) => {
  test("[DATA-24] a note is found again under its key, and the newest replaces the one before", async () => {
    const { db } = database();
    expect(await findMeta(db, "demo-stock")).toBeNull();
    await saveMeta(db, "demo-stock", "2026-11-15");
    await saveMeta(db, "other", "å");
    await saveMeta(db, "demo-stock", "2026-11-16");
    expect([await findMeta(db, "demo-stock"), await findMeta(db, "other")]).toEqual(["2026-11-16", "å"]);
  });

  test("[DATA-27] a database that answers is reachable; one that is too slow to answer is not", async () => {
    const { db, pool } = database();
    expect(await isReachable(db)).toBe(true);
    const busy = await pool.connect();
    await busy.query("begin");
    await busy.query("lock table app_meta");
    const slow = pool.query("select pg_sleep(0.6)");
    expect(await isReachable(db, 0)).toBe(false);
    await busy.query("rollback");
    busy.release();
    await slow;
  });
});
