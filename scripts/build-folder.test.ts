import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { type BuildPlan, type BuildSituation, planBuild } from "./build.ts";
import { buildsToKeep, keepAssets, recordAssets, restoreBuild, swapIn } from "./build-folder.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

/** A build with one hashed file, made on that day of November. */
function aBuild(folder: string, asset: string, number: number): string {
  mkdirSync(join(folder, "client/assets"), { recursive: true });
  writeFileSync(join(folder, "client/assets", asset), asset);
  recordAssets(folder, day(number));
  return folder;
}
const assetsOf = (folder: string) => readdirSync(join(folder, "client/assets"));

test("[BUILD-1] the new build takes the place of the old one", () => {
  const root = temporaryFolder();
  const current = aBuild(join(root, "build"), "old.js", 1);
  swapIn(aBuild(join(root, "next"), "new.js", 2), current);
  expect(assetsOf(current)).toEqual(["new.js"]);
  expect(readdirSync(root)).toEqual(["build"]);
});

test("[BUILD-1] a swap that fails leaves the old build in its place", () => {
  const root = temporaryFolder();
  const current = aBuild(join(root, "build"), "old.js", 1);
  expect(() => swapIn(join(root, "never-built"), current)).toThrow();
  expect(assetsOf(current)).toEqual(["old.js"]);
});

test("[BUILD-1] a build that was set aside when the power went is put back, and never over another", () => {
  const root = temporaryFolder();
  const current = join(root, "build");
  aBuild(`${current}.previous`, "old.js", 1);
  restoreBuild(current);
  expect(assetsOf(current)).toEqual(["old.js"]);
  aBuild(`${current}.previous`, "older.js", 1);
  restoreBuild(current);
  expect(assetsOf(current)).toEqual(["old.js"]);
});

const serves: BuildSituation = { isProduction: false, hasBuild: true, isCurrent: true, canBuild: true };

test.each<[string, Partial<BuildSituation>, BuildPlan]>([
  ["its own build at hand", {}, "serve"],
  ["changed sources", { isCurrent: false }, "build"],
  ["no build", { hasBuild: false, isCurrent: false }, "build"],
  ["changed sources and no tools", { isCurrent: false, canBuild: false }, "serve older"],
  ["neither build nor tools", { hasBuild: false, isCurrent: false, canBuild: false }, "refuse"],
])("[BUILD-3] %s", (_, situation, plan) => {
  expect(planBuild({ ...serves, ...situation })).toBe(plan);
});

test.each<[string, Partial<BuildSituation>, BuildPlan]>([
  ["a build of whatever sources", { isCurrent: false }, "serve"],
  ["no build, although one could be made", { hasBuild: false, isCurrent: false }, "refuse"],
])("[BUILD-2] in production: %s", (_, situation, plan) => {
  expect(planBuild({ ...serves, isProduction: true, ...situation })).toBe(plan);
});

test("[BUILD-4] pages of the builds before still get their files", () => {
  const root = temporaryFolder();
  const current = aBuild(join(root, "build"), "page-1.js", 1);
  for (const [number, asset] of [
    [2, "page-2.js"],
    [3, "page-3.js"],
  ] as const) {
    const next = aBuild(join(root, "next"), asset, number);
    keepAssets({ from: current, into: next, now: day(number) });
    swapIn(next, current);
  }
  expect(assetsOf(current)).toEqual(["page-1.js", "page-2.js", "page-3.js"]);
  expect(readFileSync(join(current, "client/assets/page-1.js"), "utf8")).toBe("page-1.js");
});

test("[BUILD-4] what is older than the last three builds and a week goes", () => {
  const root = temporaryFolder();
  const current = aBuild(join(root, "build"), "page-1.js", 1);
  for (const number of [2, 3, 4, 20]) {
    const next = aBuild(join(root, "next"), `page-${number}.js`, number);
    keepAssets({ from: current, into: next, now: day(number) });
    swapIn(next, current);
  }
  expect(assetsOf(current)).toEqual(["page-2.js", "page-20.js", "page-3.js", "page-4.js"]);
  expect(existsSync(join(current, "client/assets/page-1.js"))).toBe(false);
});

test("[BUILD-4] many builds of one day do not grow without end", () => {
  const many = Array.from({ length: 50 }, () => ({ builtAt: day(1).toISOString(), assets: [] }));
  expect(buildsToKeep(many, day(2))).toHaveLength(20);
});
