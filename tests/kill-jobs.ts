import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { openMigrated } from "./data-dirs.ts";
import { inheritedEnv } from "./inherited-env.ts";

const quickly = ["--import", "./scripts/require-node-24.js"];
const program = fileURLToPath(new URL("./jobs-until-killed.ts", import.meta.url));

type Where = { folder: string; databaseUrl: string | null };

function start(mode: "write" | "finish", { folder, databaseUrl }: Where) {
  const words = [program, mode, join(folder, "data"), databaseUrl ?? "", join(folder, "effects")];
  const child = spawn(process.execPath, [...quickly, ...words], {
    stdio: ["ignore", "pipe", "inherit"],
    env: inheritedEnv,
  });
  const lines: string[] = [];
  const reading = createInterface(child.stdout).on("line", (line) => lines.push(line));
  return { child, lines, firstLine: once(reading, "line"), ended: once(child, "close") };
}

/** Kills the processes that write and run jobs, so many times, each time in the middle of it. Returns what there was. */
export async function killJobs(where: Where, { kills, processes }: { kills: number; processes: number }) {
  const { folder, databaseUrl } = where;
  const database = await openMigrated({ dataDir: join(folder, "data"), databaseUrl });
  await database.pool.query("create table leads (n serial primary key, done integer not null default 0)");
  await database.close();
  const acknowledged: number[] = [];
  for (let life = 0; life < kills; life++) {
    const running = Array.from({ length: processes }, () => start("write", where));
    await Promise.all(running.map(({ firstLine, ended }) => Promise.race([firstLine, ended])));
    await sleep(300 + ((life * 137) % 700));
    // On a machine that has much else to do that time may be over before there is anything to lose.
    while (running.every(({ child, lines }) => child.exitCode === null && lines.length < 4)) await sleep(20);
    for (const { child } of running) child.kill("SIGKILL");
    await Promise.all(running.map(({ ended }) => ended));
    acknowledged.push(...running.flatMap(({ lines }) => lines.slice(1).map(Number)));
  }
  const last = start("finish", where);
  await last.ended;
  const { leads, dead } = JSON.parse(last.lines.at(-1) ?? "") as {
    leads: { n: number; done: number }[];
    dead: unknown[];
  };
  const effectsFile = join(where.folder, "effects");
  const effects = existsSync(effectsFile)
    ? readFileSync(effectsFile, "utf8").trim().split("\n").map(Number)
    : [];
  return { acknowledged, leads, dead, effects };
}

export function expectEachOnce({
  acknowledged,
  leads,
  dead,
  effects,
}: Awaited<ReturnType<typeof killJobs>>): void {
  const known = new Set(leads.map(({ n }) => n));
  const happened = new Set(effects);
  expect(
    acknowledged.filter((n) => !known.has(n)),
    "acknowledged and lost",
  ).toEqual([]);
  expect(
    leads.filter(({ done }) => done !== 1),
    "not done once",
  ).toEqual([]);
  expect(
    leads.filter(({ n }) => !happened.has(n)),
    "without its effect outside",
  ).toEqual([]);
  expect(
    effects.filter((n) => !known.has(n)),
    "an effect of what was never committed",
  ).toEqual([]);
  expect(dead).toEqual([]);
}
