import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { company } from "./company.ts";

/** Tests may say what the demo's chain is called; what is shipped may not. */
const shipped = [
  "src/**/*.{ts,tsx,css,svg}",
  "content/**/*.md",
  "public/**/*.{js,svg}",
  "scripts/{start,build,dev}.ts",
  "vite.config.ts",
];

/** Neither is seen by anybody: the seed of the demo's chance, and a folder name under /tmp. */
const allowed = ['export const demoSeed = "milstolpen";', 'const prefix = "milstolpen-";'];

test("[BRAND-1] the name of the chain stands in no other source file", () => {
  const files = globSync(shipped).filter((file) => !file.includes(".test."));
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.toLowerCase().includes(company.name.toLowerCase()) && !allowed.includes(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
