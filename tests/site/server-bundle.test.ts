import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };

const folder = fileURLToPath(new URL("../../build/server/", import.meta.url));
const files = globSync("**/*.js", { cwd: folder });
const sources = files.map((file) => readFileSync(folder + file, "utf8"));

/** "@scope/name/inner" is of "@scope/name". */
const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";

test("[BUILD-6] server and pages are one bundle: beside it are Node and packages that we depend on", () => {
  expect(files).toEqual(expect.arrayContaining(["index.js", "serve.js"]));
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/^(?:import|export) [^"]*"([^"]+)";$|\bimport\("([^"]+)"\)/gm)].map(
      ([, always, late]) => always ?? late ?? "",
    ),
  );
  const outside = imported.filter((name) => !isBuiltin(name) && !files.includes(name.replace(/^\.\//, "")));
  expect(outside).toContain("pg");
  const unknown = [...new Set(outside.map(packageOf))].filter((name) => !(name in manifest.dependencies));
  // For whoever reads the log in a terminal (src/platform/log/log.ts).
  expect(unknown).toEqual(["pino-pretty"]);
});

test("[MEMORY-4] the source of the server is held with one byte a sign", () => {
  const outside = /[^\p{ASCII}\u0080-\u00ff]/u;
  expect(files.filter((_, at) => outside.test(sources[at] ?? ""))).toEqual([]);
  // What is written with more is there all the same.
  expect(sources.join("")).toContain("\\u2013");
});
