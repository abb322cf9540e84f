import { sql } from "drizzle-orm";
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
    const { db } = database();
    expect(await isReachable(db)).toBe(true);
    const slow = db.execute(sql`select pg_sleep(1)`);
    expect(await isReachable({ execute: () => slow }, 50)).toBe(false);
    await slow;
  });
});
