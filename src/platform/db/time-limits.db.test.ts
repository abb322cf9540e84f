import { sql } from "drizzle-orm";
import { type TestContext, test } from "vitest";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { isOutage } from "./outage.ts";

const binaries = findPostgresOrSaySkipped();

async function started({ onTestFinished }: TestContext) {
  const server = await startPostgres(binaries ?? "");
  onTestFinished(server.stop);
  const database = await openDatabase({ dataDir: "", databaseUrl: server.url });
  onTestFinished(() => void database.close());
  return { server, ...database };
}

// Both wait for the limits that visitors have: side by side they take half as long.
test
  .skipIf(binaries === null)
  .concurrent(
    "[DATA-43] [DATA-27] who meets a locked table is told so, and the database still answers others",
    async (context) => {
      const { expect } = context;
      const { db, pool, background, isReachable } = await started(context);
      await migrate(background);
      const holder = await background.pool.connect();
      await holder.query("begin; lock table cars");
      const waiting = Promise.allSettled(
        Array.from({ length: pool.options.max ?? 0 }, () => db.execute(sql`select count(*) from cars`)),
      );
      expect(await isReachable()).toBe(true);
      for (const resolved of await waiting) {
        expect(resolved.status === "rejected" && isOutage(resolved.reason)).toBe(true);
      }
      await holder.query("rollback");
      holder.release();
      expect((await db.execute(sql`select count(*) from cars`)).rows).toHaveLength(1);
    },
  );

test
  .skipIf(binaries === null)
  .concurrent(
    "[DATA-43] [DATA-27] a server that stands still is unreachable, costs nobody a connection for good, and is used again when it goes on",
    async (context) => {
      const { expect } = context;
      const { server, db, pool, isReachable } = await started(context);
      await Promise.all(Array.from({ length: 4 }, () => db.execute(sql`select pg_sleep(0.1)`)));
      const thaw = server.freeze();
      try {
        const questions = Promise.allSettled([
          db.execute(sql`select 1`),
          ...Array.from({ length: 12 }, () => db.transaction((tx) => tx.execute(sql`select 1`))),
        ]);
        expect(await isReachable()).toBe(false);
        for (const resolved of await questions) {
          expect(resolved.status === "rejected" && isOutage(resolved.reason)).toBe(true);
        }
      } finally {
        thaw();
      }
      await expect.poll(isReachable).toBe(true);
      expect((await db.transaction((tx) => tx.execute(sql`select 1`))).rows).toHaveLength(1);
      expect(pool.totalCount - pool.idleCount).toBe(0);
    },
  );
