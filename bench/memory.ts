import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { differentPages, visit } from "#tests/different-pages.ts";
import { startServer } from "#tests/running-server.ts";
import { buildIfNeeded } from "../scripts/build.ts";
import { mappedBy } from "./memory/mappings.ts";
import type { MemoryInside } from "./memory/tell-memory.ts";

/**
 * What the server takes as `npm start` starts it, on a new data folder and on a filled one: after its start, after
 * a thousand different pages, and after the whole stock was asked for. Linux only. Ends with code 1 when the bar is missed.
 */
const atMostMegabytes = 400;
const pages = 1_000;
/** The largest answers that there are: every car with every picture. */
const wholeStock = ["/api/cars/all", "/api/cars/delivered"];
const megabyte = 2 ** 20;

await buildIfNeeded();
const DATA_DIR = mkdtempSync(join(tmpdir(), "milstolpen-memory-"));
const first = await measured("first start");
const later = await measured("later start");
rmSync(DATA_DIR, { recursive: true, force: true });
process.exitCode = Math.max(first, later) <= atMostMegabytes ? 0 : 1;

async function measured(name: string): Promise<number> {
  const started = performance.now();
  const server = await startServer(
    { DATA_DIR, LOG_LEVEL: "error", VALUATIONS: "on" },
    { preload: "./bench/memory/tell-memory.ts" },
  );
  print(`${name}: ready after, s`, (performance.now() - started) / 1_000);
  await printParts(name, server.process);
  await visit(server.address, await differentPages(server.address, pages));
  const afterPages = await printParts(
    `${name} and ${pages} pages (at most ${atMostMegabytes})`,
    server.process,
  );
  for (const answer of wholeStock) await readThrough(server.address + answer);
  const afterAnswers = await printParts(
    `${name} and the whole stock as JSON (at most ${atMostMegabytes})`,
    server.process,
  );
  await server.stop();
  return Math.max(afterPages, afterAnswers);
}

async function readThrough(address: string): Promise<void> {
  const answer = await fetch(address);
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  print(`${new URL(address).pathname}, MB`, bytes / megabyte);
}

async function printParts(when: string, server: ChildProcess): Promise<number> {
  server.send("tell");
  const [inside] = (await once(server, "message")) as [MemoryInside];
  const mapped = mappedBy(server.pid ?? 0);
  const heap = inside.heap / megabyte;
  const arrays = inside.arrayBuffers / megabyte;
  print(`${when}: in all, MB`, mapped.all);
  print("  the program itself and its libraries (shared between processes)", mapped.program);
  print("  JavaScript heap: the cars, the code, what is being rendered", heap);
  print("  array buffers: the columns of the catalogues, cached pages", arrays);
  print("  memory of the embedded database", mapped.database);
  const rest = mapped.all - mapped.program - heap - arrays - mapped.database;
  print("  the rest: machine code, the database's thread, the allocator", rest);
  print("  highest so far", mapped.peak);
  return mapped.all;
}

function print(what: string, figure: number): void {
  process.stdout.write(`${what.padEnd(70)}${figure.toFixed(0)}\n`);
}
