import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { againstOrder, featureOrder } from "./feature-order.ts";

const featureOf = (file: string) => file.split("/")[0] ?? "";
const rank = (file: string) => featureOrder.indexOf(featureOf(file));

/** The files of other features that each file imports, types too; below src/features/. */
function* importsBetween(): Generator<[file: string, imported: string]> {
  const cwd = "src/features";
  for (const file of globSync("**/*.{ts,tsx}", { cwd })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const source = readFileSync(join(cwd, file), "utf8");
    for (const [, name = ""] of source.matchAll(/\b(?:from|import)\s*\(?\s*"([#.][^"?]+)/g)) {
      const imported = name.startsWith("#")
        ? name.replace(/^#features\//, "")
        : normalize(join(dirname(file), name));
      if (!/^[#.]/.test(imported) && featureOf(imported) !== featureOf(file)) yield [file, imported];
    }
  }
}

test("[SPEC-3] a feature imports only features that stand before it, but for those that are named with their reason", () => {
  const found = [...importsBetween()].filter(([file, imported]) => rank(file) < rank(imported));
  const lines = (imports: readonly (readonly [string, string])[]) =>
    imports.map(([file, imported]) => `${file} -> ${imported}`).sort();
  expect(lines(found)).toEqual(lines(againstOrder.flatMap(({ imports }) => imports)));
  expect(found.length).toBeLessThanOrEqual(20);
});

test("[SPEC-3] ARCHITECTURE.md shows every feature there is, in this order", () => {
  const [, section = ""] = /## The features\n(.*?)\n## /s.exec(readFileSync("ARCHITECTURE.md", "utf8")) ?? [];
  const shown = [...section.matchAll(/\(src\/features\/([\w-]+)\/\)/g)].map(([, name]) => name);
  expect(shown).toEqual(featureOrder);
  expect(globSync("*", { cwd: "src/features" }).sort()).toEqual(featureOrder.toSorted());
});
