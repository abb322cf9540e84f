import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { matchSavedSearches } from "#features/saved-searches/service/match-saved-searches.ts";
import { openSavedSearchIndex } from "#features/saved-searches/service/saved-search-index.ts";
import { saveSmallStock } from "./a-small-stock.ts";
import { openMigrated } from "./data-dirs.ts";
import { inheritedEnv } from "./inherited-env.ts";

const quickly = ["--import", "./scripts/require-node-24.js"];
const program = fileURLToPath(new URL("./saved-searches-until-killed.ts", import.meta.url));

type Where = { folder: string; databaseUrl: string | null };

function start(mode: "write" | "finish", { folder, databaseUrl }: Where) {
  const words = [program, mode, join(folder, "data"), databaseUrl ?? ""];
  const child = spawn(process.execPath, [...quickly, ...words], {
    stdio: ["ignore", "pipe", "inherit"],
    env: inheritedEnv,
  });
  const lines: string[] = [];
  const takesCarsIn = Promise.withResolvers<void>();
  // A slow machine too has taken a car in when it is killed: the first line says that the database is open.
  createInterface(child.stdout).on("line", (line) => {
    if (lines.push(line) === 2) takesCarsIn.resolve();
  });
  return { child, lines, takesCarsIn: takesCarsIn.promise, ended: once(child, "close") };
}

/** Two people watch; the process that takes cars in and tells them is killed so many times. Returns what they were told. */
export async function killSavedSearches(where: Where, { kills }: { kills: number }) {
  const { folder, databaseUrl } = where;
  const database = await openMigrated({ dataDir: join(folder, "data"), databaseUrl });
  await saveSmallStock(database, 1);
  await database.db.execute(sql`
    insert into watches (address, query, pace, source, asked_at, confirmed_at, until)
    select name || '@example.com', 'brands=volvo', 'at-once', '/bevaka/', now(), now(), now() + interval '10 years'
    from unnest(array['asa', 'bo']) name`);
  await database.db.execute(
    sql`insert into mail_addresses (address, confirmed_at) values ('asa@example.com', now()), ('bo@example.com', now())`,
  );
  // What is there from the start is nobody's news.
  const needs = { index: openSavedSearchIndex(), clock: () => new Date() };
  await database.db.transaction((tx) => matchSavedSearches({ id: 0, payload: {} }, tx, needs));
  await database.close();
  const acknowledged: string[] = [];
  for (let life = 0; life < kills; life++) {
    const { child, lines, takesCarsIn, ended } = start("write", where);
    await Promise.race([takesCarsIn, ended]);
    await sleep(300 + ((life * 137) % 700));
    child.kill("SIGKILL");
    await ended;
    acknowledged.push(...lines.slice(1));
  }
  const last = start("finish", where);
  await last.ended;
  const { emails, cars } = JSON.parse(last.lines.at(-1) ?? "") as {
    emails: { to: string; subject: string; shown: string[] }[];
    cars: { plate: string }[];
  };
  return { acknowledged, emails, cars };
}

/** Each car that came in is told to each of the two, once. */
export function expectEachNotifiedOnce({
  acknowledged,
  emails,
  cars,
}: Awaited<ReturnType<typeof killSavedSearches>>): void {
  const plates = cars.map(({ plate }) => plate);
  expect(
    acknowledged.filter((plate) => !plates.includes(plate)),
    "acknowledged and lost",
  ).toEqual([]);
  for (const to of ["asa@example.com", "bo@example.com"]) {
    const own = emails.filter((letter) => letter.to === to);
    const shown = own.flatMap((letter) => letter.shown);
    expect(shown.length, "told twice").toBe(new Set(shown).size);
    // A letter shows ten cars and says how many there are; the first of the stock was there before anybody watched.
    const told = own.map(({ subject }) => countIn(subject));
    expect(
      told.reduce((sum, count) => sum + count, 0),
      "told",
    ).toBe(plates.length - 1);
  }
}

/** "Volvo V60 …" is one car, "5 301 bilar …" are many. */
function countIn(subject: string): number {
  const [, count] = /^(\d[\d\s]*)\sbilar/.exec(subject) ?? [];
  return count ? Number(count.replaceAll(/\s/g, "")) : 1;
}
