import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** One build, and the hashed files that its pages ask for. */
type BuildRecord = { builtAt: string; assets: string[] };

const historyFile = "assets.json";
const dayMs = 24 * 60 * 60 * 1_000;
/** A page stays open in a tab for days, and asks for its files when somebody clicks. */
const kept = { atLeast: 3, forDays: 7, atMost: 20 };

/** Which earlier builds keep their files beside the new one, newest first. */
export function buildsToKeep(earlier: readonly BuildRecord[], now: Date): BuildRecord[] {
  const isRecent = ({ builtAt }: BuildRecord) => now.getTime() - Date.parse(builtAt) < kept.forDays * dayMs;
  return earlier.filter((build, at) => at < kept.atLeast || (at < kept.atMost && isRecent(build)));
}

/** Adds the hashed files of earlier builds to this one: names with a hash never mean two things. */
export function keepAssets({ from, into, now }: { from: string; into: string; now: Date }): void {
  const [own] = readHistory(into);
  const earlier = buildsToKeep(
    readHistory(from).filter(({ builtAt }) => builtAt !== own?.builtAt),
    now,
  );
  for (const asset of new Set(earlier.flatMap(({ assets }) => assets))) {
    const [source, target] = [join(from, "client", asset), join(into, "client", asset)];
    if (existsSync(target) || !existsSync(source)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target);
  }
  writeHistory(into, [...(own ? [own] : []), ...earlier]);
}

/** Writes down which files are this build's own, before those of others come to lie beside them. */
export function recordAssets(build: string, now: Date): void {
  writeHistory(build, [{ builtAt: now.toISOString(), assets: assetsIn(build) }]);
}

function readHistory(build: string): BuildRecord[] {
  const file = join(build, historyFile);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as BuildRecord[];
  const assets = assetsIn(build);
  return assets.length === 0 ? [] : [{ builtAt: statSync(build).mtime.toISOString(), assets }];
}

function writeHistory(build: string, history: readonly BuildRecord[]): void {
  writeFileSync(join(build, historyFile), JSON.stringify(history));
}

function assetsIn(build: string): string[] {
  return globSync("assets/**/*.*", { cwd: join(build, "client") }).toSorted();
}

const setAside = (current: string) => `${current}.previous`;

/** The finished build takes the place of the old one by two renames; if the second fails the first is undone. */
export function swapIn(next: string, current: string): void {
  const previous = setAside(current);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, previous);
  try {
    renameSync(next, current);
  } catch (error) {
    restoreBuild(current);
    throw error;
  }
  rmSync(previous, { recursive: true, force: true });
}

/** A machine that lost its power between the two renames has the old build set aside, and nothing in its place. */
export function restoreBuild(current: string): void {
  if (!existsSync(current) && existsSync(setAside(current))) renameSync(setAside(current), current);
}
