import { accessSync, constants, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { type Env, readEnv } from "#platform/config/env.ts";
import { openDatabase } from "#platform/db/database.ts";
import { explanation } from "#platform/log/run-or-explain.ts";
import { findPostgresBinaries } from "#tests/postgres-server.ts";
import { chromiumAdvice, findChromium } from "./chromium.ts";

type Finding = { what: string; ok: boolean; advice: string };

/** Says what is missing on this machine, and the command that puts it right. */
async function findings(env: Env): Promise<Finding[]> {
  return [
    { what: `Node ${process.versions.node}`, ok: process.versions.node.startsWith("24."), advice: "npm ci" },
    {
      what: `port ${env.PORT} is free`,
      ok: await isFree(env.PORT),
      advice: "stop what uses it, or set PORT",
    },
    {
      what: `DATA_DIR ${env.DATA_DIR} can be written`,
      ok: isWritable(env.DATA_DIR),
      advice: "choose another DATA_DIR",
    },
    ...(env.DATABASE_URL ? [await databaseAnswers(env.DATABASE_URL, env.DATA_DIR)] : []),
    { what: "Chromium for the browser tests", ok: findChromium() !== null, advice: chromiumAdvice },
    {
      what: "PostgreSQL server programs for the data tests (without them these are skipped)",
      ok: findPostgresBinaries() !== null,
      advice: "apt-get install postgresql",
    },
  ];
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function databaseAnswers(databaseUrl: string, dataDir: string): Promise<Finding> {
  const what = "DATABASE_URL answers";
  try {
    const database = await openDatabase({ databaseUrl, dataDir });
    await database.close();
    return { what, ok: true, advice: "" };
  } catch (error) {
    return { what, ok: false, advice: explanation(error) };
  }
}

try {
  // biome-ignore lint/style/noProcessEnv: the doctor looks at the same environment as the server.
  const found = await findings(readEnv(process.env));
  for (const { what, ok, advice } of found)
    process.stdout.write(ok ? `ok    ${what}\n` : `MISS  ${what}: ${advice}\n`);
  process.exitCode = found.every(({ ok }) => ok) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${explanation(error)}\n`);
  process.exitCode = 1;
}
