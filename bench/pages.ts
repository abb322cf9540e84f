import { rmSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { paths } from "#paths";
import { stockedDataDir } from "#tests/data-dirs.ts";
import { startServer } from "#tests/running-server.ts";
import { chromiumAdvice, findChromium } from "../scripts/chromium.ts";

/** What a visitor with a phone gets: Lighthouse's four scores, layout shift, and the bytes of script and style. */
const pages = [paths.home(), paths.buy(), paths.purchaseTerms(), paths.stores()];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const chromePath = findChromium();
if (!chromePath) throw new Error(chromiumAdvice);
const dataDir = await stockedDataDir();
const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
const chrome = await launch({
  chromePath,
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  print("page", "performance, accessibility, best practices, SEO", "CLS", "JavaScript", "CSS (kB gzip)");
  for (const path of pages) {
    const result = await lighthouse(`${server.address}${path}`, {
      port: chrome.port,
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
    const { categories: scores, audits } = result.lhr;
    const figures = categories.map((name) => Math.round((scores[name]?.score ?? 0) * 100));
    print(
      path,
      figures.join(", "),
      String(audits["cumulative-layout-shift"]?.numericValue ?? "?"),
      await kilobytes(result.lhr, "Script"),
      await kilobytes(result.lhr, "Stylesheet"),
    );
    for (const audit of failing(result.lhr)) print("", audit);
  }
} finally {
  chrome.kill();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

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
  const sizes = await Promise.all(
    files.map(async ({ url }) => gzipSync(await (await fetch(url)).text(), { level: 9 }).length),
  );
  return (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1);
}

function print(...cells: string[]): void {
  process.stdout.write(
    `${cells.map((cell, at) => cell.padEnd(at === 0 ? 18 : at === 1 ? 50 : 12)).join("")}\n`,
  );
}
