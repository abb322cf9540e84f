import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { onBothOwnDatabases } from "#tests/test-database.ts";
import type { OpenDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

const journal = new URL("../../../migrations/meta/_journal.json", import.meta.url);
const migrations: { when: number }[] = JSON.parse(readFileSync(journal, "utf8")).entries;

async function resetAll({ pool }: OpenDatabase): Promise<void> {
  await pool.query("drop schema public cascade; create schema public; drop schema if exists drizzle cascade");
}

async function applied({ pool }: OpenDatabase): Promise<number> {
  return (await pool.query("select count(*)::int as n from drizzle.__drizzle_migrations")).rows[0].n;
}

async function tables({ pool }: OpenDatabase): Promise<string[]> {
  const { rows } = await pool.query(
    "select relname from pg_stat_user_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ relname }) => relname);
}

onBothOwnDatabases((database) => {
  test("[DATA-3] each migration runs once, however often the application starts", async () => {
    await resetAll(database());
    await migrate(database());
    expect(await applied(database())).toBe(migrations.length);
    const made = await tables(database());
    await migrate(database());
    expect(await applied(database())).toBe(migrations.length);
    expect(await tables(database())).toEqual(made);
  });

  test("[DATA-3] the tables are those that the sources describe, and no others", async () => {
    const described = globSync("src/**/*.table.ts").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\bpgTable\(\s*"(\w+)"/g)].map(([, name]) => name),
    );
    expect(described).toContain("cars");
    expect(await tables(database())).toEqual(described.toSorted());
  });

  test("[DATA-3] a migration that fails leaves the lock to the next start", async () => {
    await resetAll(database());
    await database().pool.query("create table stores (slug text)");
    await expect(migrate(database())).rejects.toThrow();
    await database().pool.query("drop table stores");
    await migrate(database());
    expect(await applied(database())).toBe(migrations.length);
  });

  test("[DATA-136] a database that has run every step of before goes on as it is; one that stopped among them is refused", async () => {
    const [first] = migrations;
    await resetAll(database());
    await migrate(database());
    const { pool } = database();
    await pool.query("delete from drizzle.__drizzle_migrations");
    const stoppedAt = (at: number) =>
      pool.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('an earlier step', $1)",
        [at],
      );
    await stoppedAt((first?.when ?? 0) - 1);
    await expect(migrate(database())).rejects.toThrow("docs/decisions/0017");
    await stoppedAt(migrations.at(-1)?.when ?? 0);
    await migrate(database());
    expect(await applied(database())).toBe(2);
  });
});
