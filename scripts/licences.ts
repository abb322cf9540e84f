import type { LockFile } from "./lock-file.ts";

/** What may be used, built in and passed on without asking anybody. */
const allowed = new Set([
  ..."MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 MPL-2.0 OFL-1.1 CC0-1.0".split(" "),
  ..."BlueOak-1.0.0 Python-2.0 Unlicense".split(" "),
]);

/** The others that there are, each with why it may be. */
export const exceptions: Readonly<Record<string, string>> = {
  "@img/sharp-libvips-*":
    "LGPL, as a library of its own that sharp loads: whoever wants puts another in its place",
  "@img/sharp-wasm32": "the same library, for machines that we do not support",
  "@img/sharp-win32-*": "the same library, for machines that we do not support",
  "caniuse-lite": "CC-BY: data that our tools read; nothing of it is served",
  "png-js": "MIT, as its file LICENSE says; its package.json says nothing",
};

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
const fits = (name: string, pattern: string) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Packages whose licence is none of those, and exceptions that nobody needs. */
export function licenceComplaints({ packages }: LockFile): string[] {
  const all = Object.entries(packages).filter(([path]) => path !== "");
  const ofOwner = new Map(
    all.flatMap(([, { license = "", optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => [name, license] as const),
    ),
  );
  const others = all
    .map(([path, { license }]) => ({
      name: nameOf(path),
      license: license ?? ofOwner.get(nameOf(path)) ?? "none",
    }))
    .filter(({ license }) => !isAllowed(license));
  const patterns = Object.keys(exceptions);
  return [
    ...others
      .filter(({ name }) => !patterns.some((pattern) => fits(name, pattern)))
      .map(({ name, license }) => `${name}: ${license}`),
    ...patterns
      .filter((pattern) => !others.some(({ name }) => fits(name, pattern)))
      .map((pattern) => `an exception that nothing needs: ${pattern}`),
  ];
}

/** "(MIT OR CC0-1.0)": one is enough; of "A AND B" all are needed. */
function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, "");
  return plain.split(" OR ").some((one) => one.split(" AND ").every((part) => allowed.has(part)));
}
