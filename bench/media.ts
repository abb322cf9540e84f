import { mkdtempSync, rmSync } from "node:fs";
import { constants, getPriority, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type RunningServer, startServer } from "#tests/running-server.ts";
import { buildIfNeeded } from "../scripts/build.ts";
import { encodedIn, timed, untilNothingIsMade, variantsOn, worstOf } from "./media/ask.ts";
import { pagesAtPace } from "./media/pages-at-pace.ts";

/**
 * Pictures on a server that has just made its database: the covers of the first list and the first picture of an advert, then
 * storms of five hundred requests for fifty new variants while pages are asked for. Ends with code 1 when a bar is missed.
 */
const bars = { coversMs: 3_000, advertMs: 1_000, pageRatio: 3 } as const;
const browser = "image/avif,image/webp,image/*";
const storm = { variants: 50, requests: 500, width: 640 } as const;
/** A third of what one process renders on two slow cores: more would be a second storm. */
const pageEveryMs = 100;
const pagesBefore = 40;
const pagesAtLeast = 300;
/** Lists of 24 cars with fifty covers among them. */
const pagesOfAStorm = 3;

await buildIfNeeded();
const DATA_DIR = mkdtempSync(join(tmpdir(), "milstolpen-media-"));
const missed: string[] = [];
const started = performance.now();
const server = await startServer({ DATA_DIR, LOG_LEVEL: "debug", PICTURES_AHEAD: "on", VALUATIONS: "on" });
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

/**
 * Storms until enough pages were asked for meanwhile: of the sixty that fit into one the p99 is the worst, and one hiccup of
 * the machine decides. Quiet is when nothing is made ahead any more, and is measured with as many pages at the same pace.
 */
async function underStorm(running: RunningServer): Promise<void> {
  await untilNothingIsMade(running.output);
  const pages = pagesAtPace({ address: running.address, everyMs: pageEveryMs });
  // Whoever asks for pictures has a processor of their own in life; here they must not take the server's.
  setPriority(Math.min(getPriority() + 5, constants.priority.PRIORITY_LOW));
  try {
    await pages.next(pagesBefore);
    const quiet = await pages.next(pagesAtLeast);
    const meanwhile: number[] = [];
    for (let storms = 0; meanwhile.length < pagesAtLeast; storms++)
      meanwhile.push(...(await oneStorm(running, pages, { from: 100 + storms * pagesOfAStorm })));
    for (const [name, times] of Object.entries({ quiet, meanwhile }))
      report(
        `  a page, ${name} (${times.length} pages): p50 ${worstOf(times, 0.5).toFixed(0)}, p95 ${worstOf(times, 0.95).toFixed(0)}, p99, ms`,
        worstOf(times, 0.99),
      );
    bar("  p99 meanwhile against quiet", worstOf(meanwhile, 0.99) / worstOf(quiet, 0.99), bars.pageRatio);
  } finally {
    await pages.stop();
  }
}

/** How long the pages took that were asked for meanwhile. */
async function oneStorm(
  { address, output }: RunningServer,
  pages: ReturnType<typeof pagesAtPace>,
  { from }: { from: number },
): Promise<number[]> {
  const wanted = new Set<string>();
  for (let at = from; wanted.size < storm.variants; at++)
    for (const variant of await variantsOn(`${address}/kopa-bil/?page=${at}`, storm.width))
      wanted.add(variant);
  const addresses = [...wanted].slice(0, storm.variants);
  const before = encodedIn(output()).length;
  pages.sinceLastPoll();
  const { ms, answers } = await timed(
    Array.from({ length: storm.requests }, (_, at) => addresses[at % addresses.length] ?? ""),
    "image/webp",
  );
  const times = pages.sinceLastPoll();
  // The last lines of the log may still be on their way.
  await setTimeout(1_000);
  const ours = encodedIn(output())
    .slice(before)
    .filter((line) => line.endsWith(` ${storm.width} webp`));
  report(`${storm.requests} requests for ${storm.variants} new variants, ms`, ms);
  exactly("  answered with a picture", answers.filter(({ status }) => status === 200).length, storm.requests);
  exactly("  pictures made", ours.length, storm.variants);
  exactly("  different ones among them", new Set(ours).size, storm.variants);
  return times;
}

function bar(what: string, figure: number, limit: number): void {
  report(`${what} (at most ${limit})`, figure);
  if (figure > limit) missed.push(what.trim());
}

function exactly(what: string, figure: number, expected: number): void {
  report(what, figure);
  if (figure !== expected) missed.push(what.trim());
}

function report(what: string, figure: number): void {
  const digits = figure < 100 && !Number.isInteger(figure) ? 1 : 0;
  process.stdout.write(`${what.padEnd(76)}${figure.toFixed(digits)}\n`);
}
