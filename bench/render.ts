import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { paths } from "#core/paths.ts";
import { buildIfNeeded } from "../scripts/build.ts";
import { type Asked, answersPerSecond } from "./render/load.ts";

/**
 * How fast pages come over HTTP, as ratios within this run. Rendered: the listing through the whole site against a
 * server that has React's `renderToString` and no framework, same tree, same look-up, both uncompressed. Cached: the
 * listing against the same compressed bytes sent from memory. Ends with code 1 when a bar is missed.
 */
const bars = {
  rendered: { atLeast: 0.35, encoding: "identity", reference: "renderToString of the same tree" },
  cached: { atLeast: 0.8, encoding: "br", reference: "the same bytes as a file in memory" },
} as const satisfies Record<string, { atLeast: number; encoding: Asked["encoding"]; reference: string }>;
/** Many short rounds: a machine that stands still for a moment then spoils one of them, not the median. */
const rounds = 61;
const roundMs = 200;

await buildIfNeeded();
await buildPlainTree();
process.exitCode = (await isReached("rendered")) && (await isReached("cached")) ? 0 : 1;

async function isReached(what: keyof typeof bars): Promise<boolean> {
  const { atLeast, encoding, reference } = bars[what];
  const server = fork(fileURLToPath(new URL("./render/serve.ts", import.meta.url)), [what]);
  const [ports] = (await once(server, "message")) as [{ site: number; reference: number }];
  const asked = { path: paths.buy(), encoding };
  const measured = async (ms: number) => ({
    reference: await answersPerSecond(ports.reference, asked, ms),
    site: await answersPerSecond(ports.site, asked, ms),
  });
  await measured(3_000);
  const rates = [];
  for (let round = 0; round < rounds; round++) rates.push(await measured(roundMs));
  server.kill();
  const ratio = median(rates.map((one) => one.site / one.reference));
  print(`${what}: the listing, answers/s`, median(rates.map(({ site }) => site)).toFixed(0));
  print(`${what}: ${reference}, answers/s`, median(rates.map((one) => one.reference)).toFixed(0));
  print(`${what}: ratio (at least ${atLeast})`, ratio.toFixed(2));
  return ratio >= atLeast;
}

/** The components of the listing, built like the site but without the router. */
async function buildPlainTree(): Promise<void> {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  await build({
    configFile: false,
    logLevel: "error",
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
}

function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

function print(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(60)}${figure}\n`);
}
