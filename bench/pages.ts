import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { paths } from "#core/paths.ts";
import { stockedDataDir } from "#tests/data-dirs.ts";
import { hasNginx, startNginx } from "#tests/faults/nginx-in-front.ts";
import { freePort } from "#tests/faults/production-node.ts";
import { gzipKilobytes } from "#tests/gzip-kilobytes.ts";
import { startServer } from "#tests/running-server.ts";
import { chromiumAdvice, findChromium } from "../scripts/chromium.ts";
import { cpuSlowdown, lighthouseSlowdown } from "./machine-slowdown.ts";
import { untilNothingIsMade } from "./media/ask.ts";

/**
 * What a visitor with a phone gets: Lighthouse's four scores, the largest thing painted, layout shift, and the bytes of
 * script and style. As it is deployed, that is over HTTP/2 through deploy/nginx.conf; where there is no nginx over
 * HTTP/1.1, which costs a connection for each file. Ends with code 1 when a bar is missed. `npm run bench:pages --
 * advert` measures that page alone.
 */
type Bars = {
  scriptKilobytes: number;
  largestIsPicture?: true;
  largestMs?: number;
  /** In the order of the categories. */
  scores?: readonly number[];
};
const bars = {
  home: { scriptKilobytes: 165, scores: [98, 100, 100, 100] },
  listing: { scriptKilobytes: 165, largestIsPicture: true },
  advert: { scriptKilobytes: 170, largestIsPicture: true, largestMs: 1_500 },
  text: { scriptKilobytes: 135 },
  stores: { scriptKilobytes: 165 },
  valuation: { scriptKilobytes: 145, largestMs: 1_500, scores: [98, 100, 100, 100] },
} as const satisfies Record<string, Bars>;
type PageName = keyof typeof bars;
const asked = process.argv.slice(2);
const runs = 3;
/** Lighthouse's slow 4G. */
const slowNetwork = {
  rttMs: 150,
  throughputKbps: 1_638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1_474.56,
  uploadThroughputKbps: 675,
};
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const chromePath = findChromium();
if (!chromePath) throw new Error(chromiumAdvice);
const dataDir = await stockedDataDir();
const server = await startServer({
  DATA_DIR: dataDir,
  LOG_LEVEL: "debug",
  PICTURES_AHEAD: "on",
  VALUATIONS: "on",
});
const front = hasNginx ? await frontOf(Number(new URL(server.address).port)) : null;
const origin = front?.origin ?? server.address;
const chrome = await launch({
  chromePath,
  chromeFlags: [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    // The certificate is of our own making.
    "--ignore-certificate-errors",
  ],
});
const missed: string[] = [];
try {
  const addresses = await addressesOfPages();
  const names = (Object.keys(bars) as PageName[]).filter(
    (name) => asked.length === 0 || asked.includes(name),
  );
  // A server that has just started would compete with the browser for the processor.
  for (let round = 0; round < 20; round++)
    for (const name of names) await fetch(server.address + addresses[name]);
  const { environment } = await report(paths.home(), lighthouseSlowdown);
  const slowdown = cpuSlowdown(environment.benchmarkIndex);
  print(
    `Lighthouse calls this machine's speed ${Math.round(environment.benchmarkIndex)}: processor slowed down ${slowdown.toFixed(1)} times, median of ${runs}, ${front ? "HTTP/2" : "HTTP/1.1 (no nginx here)"}.`,
  );
  print(
    "page",
    "perf, access., best pr., SEO",
    "largest, ms",
    "CLS",
    "JavaScript",
    "CSS (kB gzip)",
    "largest",
  );
  // The first visit has its pictures made, in the format that later ones get as well.
  for (const name of names) await report(addresses[name], slowdown);
  await untilNothingIsMade(server.output);
  for (const name of names) await judge(name, addresses[name], slowdown);
} finally {
  chrome.kill();
  await front?.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (missed.length > 0) process.stdout.write(`Missed: ${missed.join(", ")}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function judge(name: PageName, path: string, slowdown: number): Promise<void> {
  const reports = [];
  for (let run = 0; run < runs; run++) reports.push(await report(path, slowdown));
  const middle = computeMedianRun(reports);
  const { scriptKilobytes, ...bar }: Bars = bars[name];
  const script = await kilobytes(middle, "Script");
  const shift = Math.max(...reports.map(shiftOf));
  const largest = largestElement(middle);
  const scores = categories.map((category) => Math.round((middle.categories[category]?.score ?? 0) * 100));
  print(
    name,
    scores.join(", "),
    largestMs(middle).toFixed(0),
    String(shift),
    script.toFixed(1),
    (await kilobytes(middle, "Stylesheet")).toFixed(1),
    largest.slice(0, 60),
  );
  for (const audit of failing(middle)) print("", audit);
  const hold = (what: string, holds: boolean) => holds || missed.push(`${name}: ${what}`);
  hold("CLS 0", shift === 0);
  hold(`JavaScript at most ${scriptKilobytes} kB`, script <= scriptKilobytes);
  if (bar.largestIsPicture) hold("the largest thing painted is a picture", largest.startsWith("<img"));
  if (bar.scores)
    hold(
      `scores of at least ${bar.scores.join(", ")}`,
      scores.every((score, at) => score >= (bar.scores?.[at] ?? 0)),
    );
  if (bar.largestMs) hold(`the largest within ${bar.largestMs} ms`, largestMs(middle) <= bar.largestMs);
}

/** One node is both of those that the sample names. */
async function frontOf(node: number) {
  const folder = mkdtempSync(join(tmpdir(), "milstolpen-nginx-"));
  const front = await startNginx({
    folder,
    nodes: [node, node],
    https: await freePort(),
    http: await freePort(),
  });
  const stop = async () => {
    await front.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin: front.origin, stop };
}

/** The first advert of the list is as good as any. */
async function addressesOfPages(): Promise<Record<PageName, string>> {
  const list = await (await fetch(server.address + paths.buy())).text();
  const [advert] = /\/kopa-bil\/[a-z-]+\/[a-z0-9]{5,7}\/(?=")/.exec(list) ?? [];
  if (!advert) throw new Error("The list of cars leads to no advert");
  return {
    home: paths.home(),
    listing: paths.buy(),
    advert,
    text: paths.purchaseTerms(),
    stores: paths.stores(),
    valuation: paths.valuation(),
  };
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

async function report(path: string, cpuSlowdownMultiplier: number): Promise<Report> {
  const result = await lighthouse(`${origin}${path}`, {
    port: chrome.port,
    onlyCategories: [...categories],
    throttling: { ...slowNetwork, cpuSlowdownMultiplier },
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  return result.lhr;
}

function largestMs({ audits }: Report): number {
  return audits["largest-contentful-paint"]?.numericValue ?? Number.POSITIVE_INFINITY;
}

function shiftOf({ audits }: Report): number {
  return audits["cumulative-layout-shift"]?.numericValue ?? Number.POSITIVE_INFINITY;
}

/** Its HTML, as far as Lighthouse tells. */
function largestElement({ audits }: Report): string {
  const details = audits["lcp-breakdown-insight"]?.details as { items?: { snippet?: string }[] } | undefined;
  return details?.items?.find(({ snippet }) => snippet)?.snippet ?? "?";
}

/** What stands between a page and full marks. */
function failing({ categories: scores, audits }: Report): string[] {
  const weighed = Object.values(scores).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return [...new Set(weighed)].flatMap((id) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 0.9
      ? [`${id}: ${audit.title} ${audit.displayValue ?? ""}`]
      : [];
  });
}

/** Every file of the kind that the browser fetched, also those that came when the page had been shown. */
async function kilobytes({ audits }: Report, kind: "Script" | "Stylesheet"): Promise<number> {
  const details = audits["network-requests"]?.details as { items?: { url: string; resourceType: string }[] };
  const files = details.items?.filter(({ resourceType }) => resourceType === kind) ?? [];
  return gzipKilobytes(files.map(({ url }) => url.replace(origin, server.address)));
}

function print(...cells: string[]): void {
  const widths = [10, 32, 14, 6, 12, 14];
  process.stdout.write(`${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("")}\n`);
}
