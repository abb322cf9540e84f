import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";

/** A file below src/, and what it may not import. */
const refused: readonly [file: string, imported: string][] = [
  ["core/text/platform.ts", "#platform/db/a.ts"],
  ["core/text/detour.ts", "../../features/cars/rules/x.ts"],
  ["core/text/files.ts", "node:fs"],
  ["ui/feature.ts", "#features/cars/rules/x.ts"],
  ["platform/db/feature.ts", "#features/cars/rules/x.ts"],
  ["features/cars/rules/app.ts", "#app/x.ts"],
  ["features/cars/service/app.ts", "#app/services.ts"],
  ["features/home/demo.ts", "#demo/x.ts"],
  ["features/cars/service/brand.ts", "#brand/buying.ts"],
  ["features/cars/rules/storage.ts", "../storage/q.ts"],
  ["features/cars/rules/sql.ts", "drizzle-orm"],
  ["features/cars/rules/other-service.ts", "#features/stores/service/s.ts"],
  ["features/cars/storage/up.ts", "../service/s.ts"],
  ["features/cars/service/up.ts", "../pages/p.ts"],
  ["features/cars/service/sql.ts", "drizzle-orm/pg-core"],
  ["features/cars/pages/deep/sql.route.tsx", "drizzle-orm"],
  ["features/cars/pages/service.tsx", "../service/s.ts"],
  ["features/cars/pages/files.tsx", "node:fs"],
  ["features/cars/pages/server.tsx", "./x.server.ts"],
  ["features/cars/pages/route.tsx", "./x.route.tsx"],
];
/** The same, and what it may. */
const allowed: readonly [file: string, ...imported: string[]][] = [
  ["core/text/good.ts", "#core/plate/a.ts", "../dates/b.ts", "#brand/company.ts", "zod"],
  ["ui/good.ts", "#core/text/a.ts", "#ui/b.ts", "react", "./c.ts"],
  ["platform/db/good.ts", "#core/a.ts", "drizzle-orm", "#platform/log/l.ts", "node:fs"],
  [
    "features/cars/rules/good.ts",
    ...["./a.ts", "#core/text/b.ts", "#features/stores/rules/r.ts", "#brand/buying.ts", "zod"],
  ],
  ["features/cars/storage/good.ts", "drizzle-orm", "../rules/r.ts", "#platform/db/d.ts"],
  [
    "features/cars/service/good.ts",
    ...["../storage/q.ts", "#platform/mail/m.ts", "#platform/staff/n.ts", "#features/stores/service/s.ts"],
  ],
  ["features/cars/pages/good.tsx", "react", "#ui/a.ts", "../rules/r.ts", "#platform/pages/p.ts"],
  ["features/cars/pages/good.server.tsx", "../service/s.ts", "node:fs"],
  ["features/cars/pages/good.route.tsx", "./load.server.ts", "../service/s.ts"],
  ["features/home/good.ts", "#features/cars/service/s.ts"],
];

type Override = { linter: { rules: { style?: { noRestrictedImports?: object } } } };

test("[SPEC-4] the import rules refuse what they say, and nothing else", () => {
  const folder = temporaryFolder();
  for (const [file, ...imported] of [...refused, ...allowed]) {
    const path = join(folder, "src", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, imported.map((name) => `import ${JSON.stringify(name)};\n`).join(""));
  }
  const { overrides } = JSON.parse(readFileSync("biome.json", "utf8")) as { overrides: Override[] };
  const rules = overrides.filter(({ linter }) => linter.rules.style?.noRestrictedImports);
  const settings = { linter: { rules: { preset: "none" } }, overrides: rules };
  writeFileSync(join(folder, "biome.json"), JSON.stringify(settings));
  const { stdout } = spawnSync(
    resolve("node_modules/.bin/biome"),
    ["lint", "--max-diagnostics=500", "--reporter=github", "src"],
    { cwd: folder, encoding: "utf8" },
  );
  const named = [...stdout.matchAll(/file=(?:[^,]*\/)?src\/([^,]+),/g)].map(([, file = ""]) => file);
  expect([...new Set(named)].sort()).toEqual(refused.map(([file]) => file).sort());
});
