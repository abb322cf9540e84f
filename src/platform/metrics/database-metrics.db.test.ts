import { expect, test } from "vitest";
import { addJob } from "#platform/jobs/jobs.ts";
import { addToOutbox } from "#platform/mail/add-to-outbox.ts";
import { anEmail } from "#tests/an-email.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { databaseMetrics } from "./database-metrics.ts";
import { openMetrics } from "./metrics.ts";

onBothDatabases((database) => {
  /** All that is said now, as "name{labels} value". */
  async function figures({ isReachable = async () => true, clock = () => new Date() } = {}) {
    const { db, pool } = database();
    const metrics = openMetrics();
    metrics.add(databaseMetrics({ db, isReachable, clock, pools: { serving: pool } }));
    const lines = (await metrics.text()).split("\n").filter((line) => !line.startsWith("#"));
    return (name: string) => {
      const found = lines.find((line) => line.startsWith(`${name} `));
      return found === undefined ? null : Number(found.split(" ").at(-1));
    };
  }

  test("[ALARM-2] nothing is wrong: no job, no letter, one clock", async () => {
    const said = await figures();
    expect(said("site_db_up")).toBe(1);
    expect(said("site_mails_waiting")).toBe(0);
    expect(said("site_mails_oldest_waiting_seconds")).toBe(0);
    expect(Math.abs(said("site_clock_skew_seconds") ?? 99)).toBeLessThan(1);
    expect(said('site_db_connections_max{pool="serving"}')).toBe(10);
  });

  test("[ALARM-2] a job that is given up and one that is late are counted, one that waits for its day is not late", async () => {
    const { db, pool } = database();
    await addJob(db, { kind: "sold-files", key: "dead", payload: {} });
    await pool.query("update jobs set state = 'dead', finished_at = now()");
    await addJob(db, {
      kind: "old-cases",
      key: "late",
      payload: {},
      runAt: new Date(Date.now() - 1_800_000),
    });
    await addJob(db, {
      kind: "planned-price",
      key: "later",
      payload: {},
      runAt: new Date(Date.now() + 3_600_000),
    });
    const said = await figures();
    expect(said('site_jobs{kind="sold-files",state="given_up"}')).toBe(1);
    expect(said('site_jobs{kind="old-cases",state="late"}')).toBe(1);
    expect(said('site_jobs_oldest_due_seconds{kind="old-cases"}')).toBeGreaterThan(1_790);
    expect(said('site_jobs_oldest_due_seconds{kind="planned-price"}')).toBeNull();
  });

  test("[ALARM-2] a letter that waits is counted with its age, also between two attempts", async () => {
    const { db, pool } = database();
    await db.transaction((tx) => addToOutbox(tx, anEmail("a-letter")));
    await pool.query("update mails set created_at = now() - interval '1 hour'");
    await pool.query("update jobs set run_at = now() + interval '1 hour', attempts = 4");
    const said = await figures();
    expect(said("site_mails_waiting")).toBe(1);
    expect(said("site_mails_oldest_waiting_seconds")).toBeGreaterThan(3_590);
  });

  test("[ALARM-2] a clock that is ahead of the database's or behind it is told by how much", async () => {
    for (const seconds of [60, -60]) {
      const said = await figures({ clock: () => new Date(Date.now() + seconds * 1_000) });
      expect(Math.abs((said("site_clock_skew_seconds") ?? 0) - seconds)).toBeLessThan(5);
    }
  });

  test("[ALARM-2] when the stock was last written is told; what was longer ago than is remembered counts as two days", async () => {
    const before = (await figures())("site_stock_changed_timestamp_seconds") ?? 0;
    expect((Date.now() / 1_000 - before) / 86_400).toBeCloseTo(2, 1);
    await database().pool.query("insert into stock_changes (stock, car_id) values ('cars', 1)");
    const after = (await figures())("site_stock_changed_timestamp_seconds") ?? 0;
    expect(Date.now() / 1_000 - after).toBeLessThan(60);
  });

  test("[METRIC-3] [ALARM-2] while the database is away that is told, and nothing that only it knows", async () => {
    const said = await figures({ isReachable: async () => false });
    expect(said("site_db_up")).toBe(0);
    expect(said("site_mails_waiting")).toBeNull();
    expect(said("site_clock_skew_seconds")).toBeNull();
    expect(said('site_db_connections{pool="serving",state="idle"}')).not.toBeNull();
  });
});
