import { expect, test } from "vitest";
import { type AskRegistry, askForAll, wantedPackages } from "./registry.ts";

const wanted = [
  { name: "@tool/linux-x64", version: "1.0.0", integrity: "sha512-x" },
  { name: "@tool/linux-arm64", version: "1.0.0", integrity: "sha512-a" },
];
const registry =
  (content: Awaited<ReturnType<AskRegistry>>[]): AskRegistry =>
  async (name) =>
    content[name.endsWith("x64") ? 0 : 1] ?? null;
const there = { "1.0.0": { integrity: "sha512-x" } };

test("[LOCK-5] all are there", async () => {
  const ask = registry([there, { "1.0.0": { integrity: "sha512-a" } }]);
  expect(await askForAll(wanted, ask)).toEqual({ ok: true, lines: ["2 native packages asked for, 2 there"] });
});

test.each<[string, Awaited<ReturnType<AskRegistry>>, string]>([
  ["an unknown package", null, "the registry has no @tool/linux-arm64@1.0.0"],
  [
    "an unknown version",
    { "0.9.0": { integrity: "sha512-a" } },
    "the registry has no @tool/linux-arm64@1.0.0",
  ],
  [
    "other bytes",
    { "1.0.0": { integrity: "sha512-b" } },
    "the registry has other content than the lock file in @tool/linux-arm64@1.0.0",
  ],
])("[LOCK-5] %s is named", async (_, answer, line) => {
  const { ok, lines } = await askForAll(wanted, registry([there, answer]));
  expect([ok, lines[0]]).toEqual([false, line]);
});

test("[LOCK-5] without any registry the step is skipped and says so; a single silence is named", async () => {
  const silent: AskRegistry = async () => {
    throw new Error("ECONNREFUSED");
  };
  const skipped = await askForAll(wanted, silent);
  expect([skipped.ok, skipped.lines]).toEqual([true, [expect.stringMatching(/^skipped: no registry/)]]);
  const half = await askForAll(wanted, (name) =>
    name.endsWith("x64") ? registry([there])(name) : silent(name),
  );
  expect([half.ok, half.lines[0]]).toEqual([
    false,
    "the registry gave no answer about @tool/linux-arm64@1.0.0",
  ]);
});

test("[LOCK-5] asked for is what the lock file has for the machines that we support, once each", () => {
  const entry = (cpu: string) => ({ version: "1.0.0", integrity: "sha512-x", os: ["linux"], cpu: [cpu] });
  const packages = {
    "node_modules/plain": { version: "1.0.0" },
    "node_modules/t-x64": entry("x64"),
    "node_modules/b/node_modules/t-x64": entry("x64"),
    "node_modules/t-s390x": entry("s390x"),
  };
  expect(wantedPackages({ packages })).toEqual([{ name: "t-x64", version: "1.0.0", integrity: "sha512-x" }]);
});
