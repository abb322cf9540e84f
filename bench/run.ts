import { gzipSync } from "node:zlib";
import pino from "pino";
import { paths } from "#core/paths.ts";
import { stockOverview } from "#features/catalogue/service/stock/stock-overview.ts";
import { buildIfNeeded } from "../scripts/build.ts";
import { demoSite } from "./render/demo-site.ts";

/**
 * How many pages a second one process renders anew, as a ratio to the site's cheapest answer (/healthz, which passes
 * the same middleware) in the same run, and what the browser has to load. Machines differ; ratios less so.
 */
const roundMs = 3_000;

await buildIfNeeded();
const { site, stock, seedingMs, close } = await demoSite({
  log: pino({ level: "silent" }),
  pageCacheBytes: 0,
});

const [car] = stockOverview(stock.catalogs().listed).buyable;
if (!car) throw new Error("The demo stock is empty");

const reference = await rate("/healthz");
print("demo stock loaded (22,000 cars), s", (seedingMs / 1000).toFixed(1));
print("/healthz (the reference), req/s", reference.toFixed(0));
for (const path of [paths.home(), paths.buy(), paths.car(car)]) {
  const perSecond = await rate(path);
  print(`${path}, req/s and ratio`, `${perSecond.toFixed(0)}  ${(perSecond / reference).toFixed(4)}`);
  print(`${path}, HTML and JavaScript, kB gzip`, `${await pageBytes(path)}  ${await scriptBytes(path)}`);
}

await close();

async function fetchText(path: string): Promise<string> {
  const answer = await site.fetch(new Request(`http://localhost:3000${path}`));
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

async function rate(path: string): Promise<number> {
  for (let i = 0; i < 20; i++) await fetchText(path);
  const until = performance.now() + roundMs;
  let answers = 0;
  while (performance.now() < until) {
    await fetchText(path);
    answers++;
  }
  return answers / (roundMs / 1000);
}

async function pageBytes(path: string): Promise<string> {
  return kilobytes(gzipSync(await fetchText(path)).length);
}

/** Every script the page names: what it runs and what it preloads. */
async function scriptBytes(path: string): Promise<string> {
  const scripts = new Set((await fetchText(path)).match(/\/assets\/[\w.-]+\.js/g));
  const sizes = await Promise.all(
    [...scripts].map(async (script) => gzipSync(await fetchText(script)).length),
  );
  return kilobytes(sizes.reduce((sum, size) => sum + size, 0));
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function print(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(60)}${figure}\n`);
}
