import { expect, test } from "vitest";
import { type LockFile, lockComplaints, type Machine, nativePackages, readLockFile } from "./lock-file.ts";
import { platformFromName, withDroppedPackages } from "./mend-lock.ts";

const x64: Machine = { os: "linux", cpu: "x64", libc: "glibc" };
const arm64: Machine = { os: "linux", cpu: "arm64", libc: "glibc" };
const native = (cpu: string) => ({ version: "1.0.0", integrity: "sha512-a", os: ["linux"], cpu: [cpu] });
const both = {
  "node_modules/tool-linux-x64": native("x64"),
  "node_modules/tool-linux-arm64": native("arm64"),
};

test("[LOCK-1] [LOCK-2] [LOCK-3] our own lock file is enough for linux x64 and arm64", () => {
  const lock = readLockFile(".");
  expect(lockComplaints(lock)).toEqual([]);
  for (const machine of [x64, arm64]) {
    const names = nativePackages(lock, machine).map(([path]) => path);
    expect(names).toContain(`node_modules/@rolldown/binding-linux-${machine.cpu}-gnu`);
    expect(names).toContain(`node_modules/node-linux-${machine.cpu}`);
  }
});

test.each<[string, LockFile["packages"], string[]]>([
  ["both kinds with integrity", both, []],
  [
    "one without integrity",
    { ...both, "node_modules/plain": { version: "1.0.0" } },
    ["no integrity: node_modules/plain"],
  ],
  ["another platform's, which nobody here installs", { ...both, "node_modules/mac": { os: ["darwin"] } }, []],
  ["musl, which is another machine", { ...both, "node_modules/m": { ...native("x64"), libc: ["musl"] } }, []],
  ["all but Windows", { "node_modules/a": { os: ["!win32"] } }, ["no integrity: node_modules/a"]],
])("[LOCK-1] %s", (_, packages, complaints) => {
  expect(lockComplaints({ packages: { "": {}, ...packages } })).toEqual(complaints);
});

test("[LOCK-2] a native package for one of the two alone is reported", () => {
  const packages = { "node_modules/tool-linux-x64": native("x64") };
  expect(lockComplaints({ packages })).toEqual([
    "for linux x64 but not for arm64: node_modules/tool-linux-*",
  ]);
});

const dropped: LockFile = {
  packages: {
    "": {},
    "node_modules/vite": { integrity: "sha512-v" },
    "node_modules/vite/node_modules/tool": {
      integrity: "sha512-t",
      dev: true,
      optionalDependencies: {
        "tool-linux-x64": "1.0.0",
        "tool-linux-arm64": "1.0.0",
        "@t/linux-x64-musl": "1.0.0",
      },
    },
    "node_modules/vite/node_modules/tool-linux-x64": native("x64"),
    "node_modules/tool-linux-arm64": native("arm64"),
  },
};

test("[LOCK-3] what npm dropped is reported, and what lies in a folder above is not", () => {
  expect(lockComplaints(dropped).filter((line) => line.startsWith("dropped"))).toEqual([
    "dropped by npm, run `npm run mend-lock`: node_modules/vite/node_modules/@t/linux-x64-musl",
  ]);
});

test("[LOCK-4] it is put back beside its siblings, with its platform, and a second time changes nothing", () => {
  const mended = withDroppedPackages(dropped);
  expect(mended.packages["node_modules/vite/node_modules/@t/linux-x64-musl"]).toEqual({
    version: "1.0.0",
    cpu: ["x64"],
    dev: true,
    libc: ["musl"],
    optional: true,
    os: ["linux"],
  });
  expect(withDroppedPackages(mended)).toEqual(mended);
});

test.each([
  ["@rolldown/binding-linux-arm-gnueabihf", { os: ["linux"], cpu: ["arm"], libc: ["glibc"] }],
  ["@rolldown/binding-wasm32-wasi", { cpu: ["wasm32"] }],
  ["@biomejs/cli-win32-arm64", { os: ["win32"], cpu: ["arm64"] }],
  ["lightningcss-darwin-x64", { os: ["darwin"], cpu: ["x64"] }],
])("[LOCK-4] %s names its platform", (name, platform) => {
  expect(platformFromName(name)).toEqual(platform);
});

test("[LOCK-4] what is no platform's package is not made up", () => {
  const packages = { "node_modules/a": { integrity: "sha512-a", optionalDependencies: { plain: "^1.0.0" } } };
  expect(() => withDroppedPackages({ packages })).toThrow("by hand");
});
