import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { startEmbedded } from "#platform/db/embedded/start-embedded.ts";
import { migratedDataDirAt } from "./data-dirs.ts";
import { inheritedEnv } from "./inherited-env.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** As npm starts it. */
const quickly = ["--import", "./scripts/require-node-24.js"];
const writer = fileURLToPath(new URL("./write-until-killed.ts", import.meta.url));

export function startWriter(dataDir: string) {
  return spawn(process.execPath, [...quickly, writer, dataDir], {
    stdio: ["ignore", "pipe", "pipe"],
    env: inheritedEnv,
  });
}

type Found = { pairs: { n: number; halves: number }[]; byIndex: number };

/** One life of the writer: what it found when it opened the folder, and what it acknowledged until it was killed. */
async function writeUntilKilled(
  dataDir: string,
  afterMs: number,
): Promise<{ found: Found; acknowledged: number[] }> {
  const child = startWriter(dataDir);
  let complaint = "";
  child.stderr.on("data", (chunk) => {
    complaint += chunk;
  });
  const lines: string[] = [];
  const ended = once(child, "close");
  // A slow machine too has written something when it is killed.
  const isWriting = Promise.withResolvers<void>();
  createInterface(child.stdout).on("line", (line) => {
    if (lines.push(line) === 4) isWriting.resolve();
  });
  await Promise.race([isWriting.promise, ended]);
  await sleep(afterMs);
  child.kill("SIGKILL");
  await ended;
  const [first, ...acknowledged] = lines;
  if (!first) throw new Error(`The database did not open: ${complaint}`);
  return { found: JSON.parse(first), acknowledged: acknowledged.map(Number) };
}

/** Killed so often in the middle of writes, the database opens each time with every acknowledged one, and no halves. */
export async function surviveKills(kills: number): Promise<void> {
  const dataDir = join(temporaryFolder(), "data");
  await migratedDataDirAt(dataDir);
  const acknowledged: number[] = [];
  for (let life = 0; life <= kills; life++) {
    const { found, acknowledged: news } = await writeUntilKilled(dataDir, 40 + ((life * 137) % 500));
    const kept = new Map(found.pairs.map(({ n, halves }) => [n, halves]));
    expect(
      acknowledged.filter((n) => !kept.has(n)),
      `lost after kill ${life}`,
    ).toEqual([]);
    expect(
      found.pairs.filter(({ halves }) => halves !== 2),
      `half a transaction after kill ${life}`,
    ).toEqual([]);
    expect(found.byIndex, `index after kill ${life}`).toBe(found.pairs.length * 2);
    acknowledged.push(...news);
  }
  expect(acknowledged.length).toBeGreaterThan(2 * kills);
  // Removes what the last killed process left of its socket.
  await (await startEmbedded(dataDir)).close();
}
