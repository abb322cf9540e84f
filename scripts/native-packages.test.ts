import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { missingNativePackages } from "./native-packages.ts";

const { platform, arch } = process;
const native = { version: "1.2.3", os: [platform], cpu: [arch] };

/** A project whose tools are installed but for their native part, as npm leaves it when the registry lacks one. */
function treeWithoutNative(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "node_modules/@react-router/dev"), { recursive: true });
  for (const file of [
    "node_modules/@react-router/dev/package.json",
    "vite.config.ts",
    "vite.staff.config.ts",
    "react-router.config.ts",
  ])
    writeFileSync(join(folder, file), "{}");
  const packages = { "": {}, "node_modules/@tool/binding": native };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }));
  return folder;
}

test.each(["start.ts", "test.ts", "check.ts", "dev.ts"])(
  "[NATIVE-1] %s says in one line which native package is missing, and what to do",
  { timeout: 120_000 },
  (script) => {
    const run = spawnSync(
      process.execPath,
      ["--import", resolve("scripts/require-node-24.js"), resolve("scripts", script)],
      { cwd: treeWithoutNative(), encoding: "utf8", env: { PATH: process.env.PATH }, timeout: 110_000 },
    );
    expect(run.stderr.trim().split("\n")).toEqual([
      `Milstolpen cannot start: the native package @tool/binding@1.2.3 for ${platform} ${arch} is missing. ` +
        "Run `npm ci`; if that does not help, the registry lacks it: see Dependencies in CONTRIBUTING.md.",
    ]);
    expect(run.status).toBe(1);
  },
);

test("[NATIVE-1] only this machine's packages are missed", () => {
  const packages = {
    "node_modules/a": { ...native, cpu: ["other"] },
    "node_modules/b": native,
    "node_modules/c": native,
  };
  const machine = { os: platform, cpu: arch, libc: null };
  expect(missingNativePackages({ packages }, machine, (path) => path.endsWith("b"))).toEqual(["c@1.2.3"]);
});
