import { once } from "node:events";
import { createServer } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findPostgresOrSaySkipped, type PostgresServer, startPostgres } from "#tests/postgres-server.ts";
import { DatabaseUnreachable, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { isReachable } from "./ready.ts";

const open = (databaseUrl: string) => openDatabase({ dataDir: "", databaseUrl });

test.each([
  ["a port nobody listens on", "postgres://milla:hemligt@127.0.0.1:1/bilar"],
  ["a host that does not exist", "postgres://milla:hemligt@ingenstans.invalid:5432/bilar"],
])("[DATA-15] %s is told in one line, without user and password", async (_, url) => {
  const refused = open(url);
  await expect(refused).rejects.toThrow(DatabaseUnreachable);
  await expect(refused).rejects.toThrow(/^DATABASE_URL \([\w.]+:\d+\/bilar\) cannot be reached: \S.*$/);
  await expect(refused).rejects.not.toThrow(/milla|hemligt/);
});

test("[DATA-15] a server that accepts and then says nothing is given up within seconds", async () => {
  const mute = createServer(() => {}).listen(0, "127.0.0.1");
  onTestFinished(() => void mute.close());
  await once(mute, "listening");
  const { port } = mute.address() as { port: number };
  const started = performance.now();
  await expect(open(`postgres://milla@127.0.0.1:${port}/bilar`)).rejects.toThrow(DatabaseUnreachable);
  expect(performance.now() - started).toBeLessThan(9_000);
});

const binaries = findPostgresOrSaySkipped();

describe.skipIf(binaries === null)("on a PostgreSQL server", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(binaries ?? "");
  });
  afterAll(() => server.stop());

  test("[DATA-15] a database that is not there is told in one line", async () => {
    await expect(open(server.url.replace("/postgres?", "/saknas?"))).rejects.toThrow(
      /database "saknas" does not exist$/,
    );
  });

  test("[DATA-3] four nodes that start at once on an empty database all start, and migrate it once", async () => {
    for (const round of [1, 2, 3]) {
      const nodes = await Promise.all([1, 2, 3, 4].map(() => open(server.url)));
      await nodes[0]?.pool.query(
        "drop schema public cascade; create schema public; drop schema if exists drizzle cascade",
      );
      await Promise.all(nodes.map((node) => migrate(node.background)));
      const { rows } = (await nodes[0]?.pool.query("select hash from drizzle.__drizzle_migrations")) ?? {
        rows: [],
      };
      expect(new Set(rows.map(({ hash }) => hash)).size, `round ${round}`).toBe(rows.length);
      await Promise.all(nodes.map((node) => node.close()));
    }
  });

  test("[DATA-18] a connection lost in the middle of a transaction fails the transaction and nothing else", async () => {
    const { db, pool, close } = await open(server.url);
    const cut = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow();
    expect(await isReachable(db)).toBe(true);
    await close();
  });

  test("[DATA-27] a server that is stopped is not reachable", async () => {
    const other = await startPostgres(binaries ?? "");
    const { db, close } = await open(other.url);
    expect(await isReachable(db)).toBe(true);
    await other.stop();
    expect(await isReachable(db)).toBe(false);
    await close();
  });
});
