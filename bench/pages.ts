import { rmSync } from "node:fs";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { paths } from "#paths";
import { stockedDataDir } from "#tests/data-dirs.ts";
import { gzipKilobytes } from "#tests/gzip-kilobytes.ts";
import { startServer } from "#tests/running-server.ts";
import { chromiumAdvice, findChromium } from "../scripts/chromium.ts";
import { cpuPace, lighthousePace } from "./machine-pace.ts";

/** What a visitor with a phone gets: Lighthouse's four scores, layout shift, and the bytes of script and style. */
const pages = [paths.home(), paths.buy(), paths.purchaseTerms(), paths.stores()];
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
const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "warn", PICTURES_AHEAD: "on" });
const chrome = await launch({
  chromePath,
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  // A server that has just started would compete with the browser for the processor.
  for (let round = 0; round < 20; round++) for (const path of pages) await fetch(server.address + path);
  const { environment } = await report(paths.home(), lighthousePace);
  const pace = cpuPace(environment.benchmarkIndex);
  print(
    `Lighthouse calls this machine's speed ${Math.round(environment.benchmarkIndex)}: processor slowed down ${pace.toFixed(1)} times, median of ${runs}.`,
  );
  print("page", "performance, accessibility, best practices, SEO", "CLS", "JavaScript", "CSS (kB gzip)");
  for (const path of pages) {
    const reports = [];
    for (let run = 0; run < runs; run++) reports.push(await report(path, pace));
    const middle = reports.toSorted((a, b) => performanceOf(a) - performanceOf(b))[Math.floor(runs / 2)];
    if (!middle) throw new Error(`Lighthouse gave no result for ${path}`);
    print(
      path,
      categories.map((name) => Math.round((middle.categories[name]?.score ?? 0) * 100)).join(", "),
      String(middle.audits["cumulative-layout-shift"]?.numericValue ?? "?"),
      await kilobytes(middle, "Script"),
      await kilobytes(middle, "Stylesheet"),
    );
    for (const audit of failing(middle)) print("", audit);
  }
} finally {
  chrome.kill();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

async function report(path: string, cpuSlowdownMultiplier: number): Promise<Report> {
  const result = await lighthouse(`${server.address}${path}`, {
    port: chrome.port,
    onlyCategories: [...categories],
    throttling: { ...slowNetwork, cpuSlowdownMultiplier },
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  return result.lhr;
}

function performanceOf({ categories: scores }: Report): number {
  return scores.performance?.score ?? 0;
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
async function kilobytes({ audits }: Report, kind: "Script" | "Stylesheet"): Promise<string> {
  const details = audits["network-requests"]?.details as { items?: { url: string; resourceType: string }[] };
  const files = details.items?.filter(({ resourceType }) => resourceType === kind) ?? [];
  return (await gzipKilobytes(files.map(({ url }) => url))).toFixed(1);
}

function print(...cells: string[]): void {
  process.stdout.write(
    `${cells.map((cell, at) => cell.padEnd(at === 0 ? 18 : at === 1 ? 50 : 12)).join("")}\n`,
  );
}
