import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onBothDatabases } from "#tests/test-database.ts";
import { jobs } from "./jobs.table.ts";
import { addJob } from "./jobs.ts";

onBothDatabases((database) => {
  test("[JOB-2] a job is there if what it belongs to is, and once for its key, also after it is done", async () => {
    const { db } = database();
    const job = { kind: "mail", key: "mail:1", payload: { id: "1" } };
    const undone = db.transaction(async (tx) => {
      expect(await addJob(tx, job)).toBe(true);
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(await addJob(db, job)).toBe(true);
    expect(await addJob(db, job)).toBe(false);
    await db.execute(sql`update jobs set state = 'done', finished_at = now()`);
    expect(await addJob(db, job)).toBe(false);
    const runAt = new Date("2026-11-16T12:00:00.123Z");
    await addJob(db, { ...job, key: "mail:2", runAt });
    const rows = await db.select().from(jobs).orderBy(jobs.id);
    expect(rows.map(({ key, state }) => [key, state])).toEqual([
      ["mail:1", "done"],
      ["mail:2", "waiting"],
    ]);
    expect(rows[1]).toMatchObject({ payload: { id: "1" }, runAt, attempts: 0 });
  });
});
