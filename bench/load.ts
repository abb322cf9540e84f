import { rmSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { stockedDataDir } from "#tests/data-dirs.ts";
import { startServer } from "#tests/running-server.ts";
import { buildIfNeeded } from "../scripts/build.ts";
import { addressesOf } from "./load/addresses.ts";
import { missedBars, rowsOf, slowestOf } from "./load/report.ts";
import { recoverySeconds, type Step, step } from "./load/step.ts";
import { mix, popularShare } from "./load/traffic.ts";
import { writeReport } from "./load/write-report.ts";

/**
 * What happens when more comes than the site can take: visitors come at rates that are multiples of the capacity it finds
 * itself, whether or not those before them are answered. The server is a process of its own; of two cores it has one for
 * its pages, and the generator the other, together with the database and whatever else runs here. Ends with code 1 when a
 * bar is missed; `-- --write` writes docs/load.md and its chart.
 */
const steps = [
  ["0.5 ×", 0.5, 40],
  ["1 ×", 1, 30],
  ["2 ×", 2, 40],
  ["4 ×", 4, 30],
  ["0.5 × again", 0.5, 20],
] as const;
/** Fewer than are let in under load: what they get is a first guess, which leaves moments without work. */
const patientVisitors = 8;
/** So much more makes the line stand, and what is answered then is the capacity. */
const tooMuch = 3;

await buildIfNeeded();
const DATA_DIR = await stockedDataDir();
const server = await startServer({ DATA_DIR, PICTURES_AHEAD: "off", LOG_LEVEL: "info" });
const worker = new Worker(new URL("./load/generator.ts", import.meta.url));
try {
  const { address } = server;
  const addresses = await addressesOf(server, 60);
  print(
    `mix in %: ${Object.entries(mix)
      .map(([kind, share]) => `${kind} ${share}`)
      .join(", ")}; of lists and adverts ${popularShare * 100} % from twelve popular ones`,
  );
  const measured = (
    name: string,
    order: { seconds: number } & ({ perSecond: number } | { atOnce: number }),
  ) =>
    step(
      { worker, server },
      { name, order: { address, seed: `${name} ${Date.now()}`, addresses, ...order } },
    );
  await measured("warm", { atOnce: patientVisitors, seconds: 20 });
  const guess = await measured("guess", { atOnce: patientVisitors, seconds: 15 });
  const full = await measured("capacity", { perSecond: tooMuch * guess.goodput, seconds: 20 });
  const capacity = Math.max(guess.goodput, full.goodput);
  print(
    `capacity: ${capacity.toFixed(0)} a second, found with ${tooMuch} times what ${patientVisitors} patient visitors get (${guess.goodput.toFixed(0)})`,
  );
  const done: Step[] = [];
  for (const [name, times, seconds] of steps)
    done.push(await measured(name, { perSecond: capacity * times, seconds }));
  const recovery = recoverySeconds(done.at(-1) as Step, (done[0] as Step).p99);
  const result = { capacity, steps: done, recovery };
  for (const row of rowsOf(result)) print(row.map((cell, at) => cell.padEnd(at === 0 ? 13 : 11)).join(""));
  for (const one of done) print(`${one.name}, p99 ms: ${slowestOf(one).join(", ")}`);
  print(`back to normal after ${recovery} s`);
  const missed = missedBars(result);
  if (missed.length > 0) print(`Missed: ${missed.join("; ")}`);
  if (process.argv.includes("--write")) writeReport(result);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await worker.terminate();
  await server.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
