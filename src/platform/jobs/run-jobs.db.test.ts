import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { findMeta, saveMeta } from "#platform/db/meta.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { addJobsByTheClock } from "./by-the-clock.ts";
import { type JobKind, type JobKinds, PermanentFailure } from "./job-kind.ts";
import { claimJobs, countJobs, findDeadJobs, finishJob, purgeJobs, reviveJobs } from "./job-runs.ts";
import { jobs } from "./jobs.table.ts";
import { addJob } from "./jobs.ts";
import { runJobs } from "./run-jobs.ts";
import { startJobs } from "./start-jobs.ts";

const now = new Date("2026-11-16T12:34:56Z");
const outside = (run: (signal: AbortSignal) => Promise<unknown>): JobKind => ({
  outside: (_job, signal) => run(signal),
  timeLimitMs: 60_000,
  pausesS: [0, 0],
});

onBothDatabases((database) => {
  const add = (kind: string, key: string) => addJob(database().db, { kind, key, payload: {} });
  const rows = () => database().db.select().from(jobs).orderBy(jobs.id);
  const states = async () => (await rows()).map(({ state }) => state);

  function start(kinds: JobKinds, changes: { pollEveryMs?: number; atOnce?: number } = {}) {
    const failures: string[] = [];
    const dead: string[] = [];
    const started = startJobs({
      database: database().background,
      groups: [{ kinds, atOnce: changes.atOnce ?? 2 }],
      clock: () => now,
      pollEveryMs: changes.pollEveryMs ?? 50,
      onFailure: (error) => failures.push(String(error)),
      onDead: (error) => dead.push(String(error)),
    });
    onTestFinished(started.stop);
    return { ...started, failures, dead };
  }

  test("[JOB-3] of two who run the same kinds one runs each job, and what it writes is committed with it", async () => {
    const ran: string[] = [];
    const count: JobKind = {
      inTransaction: async ({ key }, tx) => {
        ran.push(key);
        await saveMeta(tx, key, "done");
      },
      pausesS: [],
    };
    start({ count });
    start({ count });
    for (let at = 0; at < 20; at++) await add("count", `count:${at}`);
    await expect.poll(states).toEqual(Array.from({ length: 20 }, () => "done"));
    expect(ran.toSorted()).toEqual([...new Set(ran)].toSorted());
    expect(await findMeta(database().db, "count:19")).toBe("done");
  });

  test("[JOB-3] whoever has lost the lease cannot finish, and nothing of what it did is left", async () => {
    const { db, background } = database();
    await add("slow", "slow:1");
    const [first] = await claimJobs(db, { kinds: ["slow"], limit: 1, leaseMs: 0 });
    const [second] = await claimJobs(db, { kinds: ["slow"], limit: 1, leaseMs: 60_000 });
    expect([first?.attempt, second?.attempt]).toEqual([1, 2]);
    expect(await claimJobs(db, { kinds: ["slow"], limit: 1, leaseMs: 0 })).toEqual([]);
    expect(first && (await finishJob(background.db, first))).toBe(false);
    expect(second && (await finishJob(background.db, second))).toBe(true);

    await add("stolen", "stolen:1");
    let runs = 0;
    const stolen: JobKind = {
      inTransaction: async (job, tx) => {
        runs++;
        await saveMeta(tx, `run ${runs}`, "written");
        if (runs > 1) return;
        // As if the lease had run out and another process had claimed it, before this one was done.
        await tx.execute(sql`update jobs set attempts = attempts + 1, run_at = now() where id = ${job.id}`);
      },
      pausesS: [0],
    };
    const runner = runJobs({
      db: background.db,
      kinds: { stolen },
      atOnce: 1,
      leaseMs: 1,
      onFailure: () => {},
      onDead: () => {},
    });
    runner.wake();
    await expect
      .poll(() => {
        runner.wake();
        return findMeta(db, "run 2");
      })
      .toBe("written");
    expect(await findMeta(db, "run 1")).toBeNull();
    await runner.stop();
  });

  test("[JOB-4] a job that fails is tried again until it works, or until it is dead; then it is told once", async () => {
    const { db } = database();
    let runs = 0;
    const { dead, failures } = start({
      shaky: outside(async () => {
        if (++runs < 3) throw new Error("no disk");
      }),
      broken: {
        ...outside(() => Promise.reject(new Error("never"))),
        onDead: (_job, tx) => saveMeta(tx, "told", "yes"),
      },
      refused: outside(() => Promise.reject(new PermanentFailure("no such user"))),
    });
    for (const kind of ["shaky", "broken", "refused"]) await add(kind, kind);
    await expect.poll(states).toEqual(["done", "dead", "dead"]);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([3, 3, 1]);
    expect(dead.toSorted()).toEqual(["Error: never", "PermanentFailure: no such user"]);
    expect(failures).toHaveLength(4);
    expect(await findMeta(db, "told")).toBe("yes");
  });

  test("[JOB-4] a job that took its process down each time is dead in the end", async () => {
    const { db } = database();
    await add("deadly", "deadly");
    for (let at = 0; at < 3; at++) await claimJobs(db, { kinds: ["deadly"], limit: 1, leaseMs: 0 });
    let runs = 0;
    start({ deadly: outside(async () => runs++) });
    await expect.poll(states).toEqual(["dead"]);
    expect([runs, (await rows())[0]?.lastError]).toEqual([0, expect.stringContaining("ended in the middle")]);
  });

  test("[JOB-4] a job that takes longer than it may is told to stop, and has failed", async () => {
    let isTold = false;
    const slow = outside(
      (signal) =>
        new Promise(() => {
          signal.addEventListener("abort", () => {
            isTold = true;
          });
        }),
    );
    start({ slow: { ...slow, timeLimitMs: 20, pausesS: [] } });
    await add("slow", "slow");
    await expect.poll(states).toEqual(["dead"]);
    expect(isTold).toBe(true);
  });

  test("[JOB-5] what is due by the clock is added once an hour or a day, however many add it", async () => {
    const { db } = database();
    const kinds: JobKinds = {
      hourly: { ...outside(async () => {}), every: { period: "hour", afterMs: 1_000 } },
      daily: { ...outside(async () => {}), every: { period: "day", afterMs: 0 } },
      never: outside(async () => {}),
    };
    await Promise.all([1, 2, 3].map(() => addJobsByTheClock(db, kinds, now)));
    await addJobsByTheClock(db, kinds, new Date("2026-11-16T13:00:00Z"));
    expect((await rows()).map(({ key }) => key).toSorted()).toEqual([
      "daily:2026-11-16",
      "hourly:2026-11-16T12",
      "hourly:2026-11-16T13",
    ]);
    expect((await rows()).find(({ key }) => key.endsWith("T12"))?.runAt).toEqual(
      new Date(now.getTime() + 1_000),
    );
  });

  test("[JOB-5] a runner is woken by a commit and by the clock of the jobs themselves", async () => {
    const ran: string[] = [];
    // So seldom that only the call of the database can wake it.
    const { stop } = start({ woken: outside(async () => ran.push("woken")) }, { pollEveryMs: 3_600_000 });
    await expect
      .poll(async () => {
        await add("woken", `woken:${Math.random()}`);
        return ran.length;
      })
      .toBeGreaterThan(0);
    await stop();
  });

  test("[JOB-6] a stop waits for what is under way; what was interrupted is as if nobody had begun it", async () => {
    const begun: string[] = [];
    const finishing = Promise.withResolvers<void>();
    const { stop } = start({
      patient: outside(async () => {
        begun.push("patient");
        await finishing.promise;
      }),
      interrupted: outside(async (signal) => {
        begun.push("interrupted");
        await new Promise((_resolve, reject) =>
          signal.addEventListener("abort", () => reject(signal.reason)),
        );
      }),
    });
    await add("patient", "patient");
    await add("interrupted", "interrupted");
    await expect.poll(() => begun.length).toBe(2);
    const stopped = stop();
    finishing.resolve();
    await stopped;
    await add("patient", "too late");
    expect((await rows()).map(({ state, attempts, claimedAt }) => [state, attempts, claimedAt])).toEqual([
      ["done", 1, null],
      ["waiting", 0, null],
      ["waiting", 0, null],
    ]);
  });

  test("[JOB-7] what waits and what is dead is counted and listed, and dead jobs can begin anew", async () => {
    const { db } = database();
    const { stop } = start({ broken: { ...outside(() => Promise.reject(new Error("never"))), pausesS: [] } });
    await add("broken", "broken:1");
    await add("broken", "broken:2");
    await expect.poll(states).toEqual(["dead", "dead"]);
    await stop();
    await add("other", "other");
    expect(await countJobs(db)).toEqual([
      { kind: "broken", waiting: 0, running: 0, late: 0, dead: 2 },
      { kind: "other", waiting: 1, running: 0, late: 0, dead: 0 },
    ]);
    const [one, two] = await findDeadJobs(db, 10);
    expect(one).toMatchObject({ key: "broken:1", attempts: 1, lastError: "Error: never" });
    expect(await reviveJobs(db, one?.id ?? 0)).toHaveLength(1);
    expect((await findDeadJobs(db, 10)).map(({ id }) => id)).toEqual([two?.id]);
    expect(await reviveJobs(db, "all")).toHaveLength(1);
    expect(await states()).toEqual(["waiting", "waiting", "waiting"]);
  });

  test("[JOB-2] what was done 30 days ago is forgotten with its key, what waits is not", async () => {
    const { db } = database();
    for (const key of ["old", "new", "waiting"]) await add("any", key);
    await db.execute(
      sql`update jobs set state = 'done', finished_at = now() - interval '31 days' where key = 'old'`,
    );
    await db.execute(
      sql`update jobs set state = 'done', finished_at = now() - interval '29 days' where key = 'new'`,
    );
    expect(await purgeJobs(db)).toBe(1);
    expect(await add("any", "old")).toBe(true);
    expect(await add("any", "new")).toBe(false);
  });
});
