import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type RunningServer, startServer } from "#tests/running-server.ts";
import { buildIfNeeded } from "../scripts/build.ts";
import { encodedIn, timed, timesOf, variantsOn, worstOf } from "./media/ask.ts";

/**
 * Pictures on a server that has just made its database: the covers of the first list and the first picture of an advert, then
 * five hundred requests for fifty new variants while pages are asked for. Ends with code 1 when a bar is missed.
 */
const bars = { coversMs: 3_000, advertMs: 1_000, pageRatio: 3 } as const;
const browser = "image/avif,image/webp,image/*";
const storm = { variants: 50, requests: 500, width: 640 } as const;
const quietPages = 150;

await buildIfNeeded();
const DATA_DIR = mkdtempSync(join(tmpdir(), "milstolpen-media-"));
const missed: string[] = [];
const started = performance.now();
const server = await startServer({ DATA_DIR, LOG_LEVEL: "debug", PICTURES_AHEAD: "on" });
report("first start to ready, s", (performance.now() - started) / 1_000);
try {
  await cold(server);
  await underStorm(server);
} finally {
  await server.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
}
if (missed.length > 0) process.stdout.write(`Missed: ${missed.join(", ")}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function cold({ address }: RunningServer): Promise<void> {
  const covers = await variantsOn(`${address}/kopa-bil/`, 384);
  const { ms, answers } = await timed(covers, browser);
  bar(`${covers.length} covers of the first list, all at once, ms`, ms, bars.coversMs);
  report(
    "  their bytes",
    answers.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const list = await (await fetch(`${address}/kopa-bil/?page=200`)).text();
  const [advert = ""] = /\/kopa-bil\/[a-z-]+\/[a-z0-9]{6}\//.exec(list) ?? [];
  const [first = ""] = await variantsOn(`${address}${advert}`, 1080);
  bar("first picture of an advert nobody has seen, ms", (await timed([first], browser)).ms, bars.advertMs);
}

async function underStorm(running: RunningServer): Promise<void> {
  const { address } = running;
  const page = (at: number) => `${address}/kopa-bil/?page=${2 + (at % 300)}`;
  const quiet = worstOf(await timesOf(page, (asked) => asked < quietPages), 0.99);

  const wanted: string[] = [];
  for (let at = 100; wanted.length < storm.variants; at++)
    for (const variant of await variantsOn(`${address}/kopa-bil/?page=${at}`, storm.width))
      if (!wanted.includes(variant)) wanted.push(variant);
  const addresses = wanted.slice(0, storm.variants);
  const before = encodedIn(running.output());
  let isOver = false;
  const asking = timed(
    Array.from({ length: storm.requests }, (_, at) => addresses[at % addresses.length] ?? ""),
    "image/webp",
  ).finally(() => {
    isOver = true;
  });
  // Pages that no cache holds: each is rendered while the pictures are made.
  const pages = await timesOf(
    (at) => page(quietPages + at),
    () => !isOver,
  );
  const { ms, answers } = await asking;
  // The last lines of the log may still be on their way.
  await setTimeout(1_000);
  const made = encodedIn(running.output()).slice(before.length);
  const ours = made.filter((line) => line.endsWith(` ${storm.width} webp`));
  report(`${storm.requests} requests for ${storm.variants} new variants, ms`, ms);
  exactly("  answered with a picture", answers.filter(({ status }) => status === 200).length, storm.requests);
  exactly("  pictures made", ours.length, storm.variants);
  exactly("  different ones among them", new Set(ours).size, storm.variants);
  report("  p99 of a page, quiet, ms", quiet);
  report(`  p99 of a page meanwhile (${pages.length} pages), ms`, worstOf(pages, 0.99));
  bar("  ratio", worstOf(pages, 0.99) / quiet, bars.pageRatio);
}

function bar(what: string, figure: number, atMost: number): void {
  report(`${what} (at most ${atMost})`, figure);
  if (figure > atMost) missed.push(what.trim());
}

function exactly(what: string, figure: number, expected: number): void {
  report(what, figure);
  if (figure !== expected) missed.push(what.trim());
}

function report(what: string, figure: number): void {
  const digits = figure < 100 && !Number.isInteger(figure) ? 1 : 0;
  process.stdout.write(`${what.padEnd(76)}${figure.toFixed(digits)}\n`);
}
