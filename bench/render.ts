import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pino from "pino";
import { build } from "vite";
import { paths } from "#paths";
import { buildIfNeeded } from "../scripts/build.ts";
import { demoSite } from "./render/demo-site.ts";
import { answersPerSecond } from "./render/load.ts";

/**
 * How fast pages come, as ratios within this run. Drawn anew: the listing through the whole site (loader, facets,
 * router, headers) against React's `renderToString` of the same tree alone. Kept: the listing over HTTP against a
 * server that sends the same compressed bytes from memory. Ends with code 1 when a bar is missed.
 */
const bars = { drawn: 0.35, kept: 0.8 };
const rounds = 9;
const listing = paths.buy();

buildIfNeeded();
const drawn = await ratioOfDrawing();
const kept = await ratioOfKeeping();
process.exitCode = drawn >= bars.drawn && kept >= bars.kept ? 0 : 1;

async function ratioOfDrawing(): Promise<number> {
  const { plainListing } = await plainTree();
  const { site, stock, close } = await demoSite({ log: pino({ level: "silent" }), roomForPages: 0 });
  const plain = plainListing(stock.catalogs(), new Date());
  const whole = async () => {
    const answer = await site.fetch(new Request(`http://localhost:3000${listing}`));
    if (!answer.ok) throw new Error(`${listing} answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  await rate(async () => plain(), 2_000);
  await rate(whole, 2_000);
  const ratios: { site: number; plain: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    ratios.push({ plain: await rate(async () => plain(), 500), site: await rate(whole, 500) });
  }
  await close();
  const ratio = median(ratios.map((one) => one.site / one.plain));
  print("drawn anew, pages/s", median(ratios.map((one) => one.site)).toFixed(0));
  print("renderToString of the same tree, pages/s", median(ratios.map((one) => one.plain)).toFixed(0));
  print(`ratio (at least ${bars.drawn})`, ratio.toFixed(2));
  return ratio;
}

async function ratioOfKeeping(): Promise<number> {
  const server = fork(fileURLToPath(new URL("./render/serve.ts", import.meta.url)));
  const [{ sitePort, filePort }] = (await once(server, "message")) as [
    { sitePort: number; filePort: number },
  ];
  const rates: { site: number; file: number }[] = [];
  for (const [port, path] of [
    [sitePort, listing],
    [filePort, "/"],
  ] as const)
    await answersPerSecond(port, path, 1_500);
  for (let round = 0; round < rounds; round++) {
    rates.push({
      file: await answersPerSecond(filePort, "/", 500),
      site: await answersPerSecond(sitePort, listing, 500),
    });
  }
  server.kill();
  const ratio = median(rates.map((one) => one.site / one.file));
  print("kept, answers/s", median(rates.map((one) => one.site)).toFixed(0));
  print("the same bytes as a file in memory, answers/s", median(rates.map((one) => one.file)).toFixed(0));
  print(`ratio (at least ${bars.kept})`, ratio.toFixed(2));
  return ratio;
}

/** The components of the listing, built like the site but without the router. */
async function plainTree(): Promise<typeof import("./render/plain-listing.tsx")> {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  await build({
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: here("./render/plain-router.tsx") },
        { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: here("../src/ui/lucide-icon.ts") },
      ],
    },
    ssr: { noExternal: true },
    build: {
      ssr: here("./render/plain-listing.tsx"),
      outDir: here("../build/bench"),
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: "plain-listing.js" } },
    },
  });
  return import(new URL("../build/bench/plain-listing.js", import.meta.url).href);
}

async function rate(work: () => Promise<unknown>, forMs: number): Promise<number> {
  const started = performance.now();
  let done = 0;
  while (performance.now() - started < forMs) {
    await work();
    done++;
  }
  return done / ((performance.now() - started) / 1000);
}

function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

function print(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(60)}${figure}\n`);
}
