import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { runOrExplain, StartRefused } from "#platform/log/run-or-explain.ts";
import { fingerprint } from "./build-fingerprint.ts";
import { keepAssets, recordAssets, restoreBuild, swapIn } from "./build-folder.ts";
import { nativePackageAdvice } from "./native-packages.ts";

const current = "build";
const stamp = `${current}/stamp`;
const neededToBuild = [
  "node_modules/@react-router/dev/package.json",
  "vite.config.ts",
  "vite.staff.config.ts",
  "react-router.config.ts",
];
const worthCompressing = "client/**/*.{js,css,svg,json,txt,webmanifest,xml}";

export type BuildSituation = {
  isProduction: boolean;
  hasBuild: boolean;
  /** Made from these very files. */
  isCurrent: boolean;
  /** The tools and their configuration are there: not after `npm ci --omit=dev`. */
  canBuild: boolean;
};
export type BuildPlan = "serve" | "serve older" | "build" | "refuse";

/** What a start does about the build. Production serves what was put there, and never builds. */
export function planBuild({ isProduction, hasBuild, isCurrent, canBuild }: BuildSituation): BuildPlan {
  if (hasBuild && (isProduction || isCurrent)) return "serve";
  if (canBuild && !isProduction) return "build";
  return hasBuild ? "serve older" : "refuse";
}

export async function prepareBuild({ isProduction }: { isProduction: boolean }): Promise<void> {
  restoreBuild(current);
  const hasBuild = existsSync(`${current}/server/serve.js`) && existsSync(`${current}/client`);
  const canBuild = neededToBuild.every((file) => existsSync(file));
  const plan = planBuild({ isProduction, hasBuild, isCurrent: !isProduction && isCurrentBuild(), canBuild });
  if (plan === "build") await build();
  if (plan === "serve older")
    process.stdout.write(
      "What builds is not installed: the build at hand is served, although the sources have changed.\n",
    );
  if (plan === "refuse")
    throw new StartRefused(
      isProduction
        ? "there is no build, and none is made in production. Run `npm ci && npm run build` first (docs/operating.md)."
        : "there is no build, and what makes one is not installed. Run `npm ci` without --omit=dev.",
    );
}

function isCurrentBuild(): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();
}

/** Builds the site, unless the build at hand was made from these very files. */
export async function buildIfNeeded(): Promise<void> {
  restoreBuild(current);
  if (!isCurrentBuild()) await build();
}

/** Builds aside: the build at hand serves, and stays if the new one fails. */
async function build(): Promise<void> {
  const advice = nativePackageAdvice(".");
  if (advice) throw new StartRefused(advice);
  process.stdout.write("Building the site …\n");
  await readTables();
  const made = fingerprint();
  const next = `${current}.next/${process.pid}`;
  mkdirSync(next, { recursive: true });
  try {
    for (const command of builders) await runBuilder(next, command);
    for (const file of globSync(`${next}/${worthCompressing}`))
      writeFileSync(`${file}.br`, brotli(readFileSync(file)));
    recordAssets(next, new Date());
    if (existsSync(current)) keepAssets({ from: current, into: next, now: new Date() });
    writeFileSync(`${next}/stamp`, made);
    swapIn(next, current);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** What lies beside the source as rows: a wrong one stops the build, and is named. */
async function readTables(): Promise<void> {
  const { demoModels } = await import("#demo/models/read-models.ts");
  demoModels();
  await import("#demo/review-phrases.ts");
  await import("#features/cars/rules/known-models.ts");
}

const builders = [
  ["node_modules/.bin/react-router", "build"],
  // Beside it, and after it: the first empties the folder.
  ["node_modules/vite/bin/vite.js", "build", "--config", "vite.staff.config.ts"],
] as const;

/** A signal ends the builder too, and leaves nothing half-built behind. */
async function runBuilder(folder: string, command: readonly string[]): Promise<void> {
  const builder = spawn(process.execPath, command, {
    stdio: ["ignore", "ignore", "inherit"],
    // biome-ignore lint/style/noProcessEnv: handed on as it is, and where to build besides.
    env: { ...process.env, SITE_BUILD_DIR: folder },
  });
  const stop = (signal: NodeJS.Signals) => void builder.kill(signal);
  process.on("SIGTERM", stop).on("SIGINT", stop);
  const [code, signal] = (await once(builder, "close")) as [number | null, NodeJS.Signals | null];
  process.off("SIGTERM", stop).off("SIGINT", stop);
  if (signal) throw new StartRefused(`the build was stopped by ${signal}.`);
  if (code !== 0)
    throw new StartRefused("the build failed, see above. The build that was there is untouched.");
}

const brotli = (content: Buffer) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/** `npm run build`, with `-- --assets-from ../old/build` where each release has a folder of its own. */
if (import.meta.main) {
  await runOrExplain(async () => {
    const { values } = parseArgs({ options: { "assets-from": { type: "string" } } });
    await buildIfNeeded();
    const from = values["assets-from"];
    if (from && !existsSync(`${from}/client`)) throw new StartRefused(`--assets-from ${from} is no build.`);
    if (from) keepAssets({ from, into: current, now: new Date() });
  });
}
