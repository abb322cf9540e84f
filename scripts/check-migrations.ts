import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

// Says whether somebody changed a table and forgot `npm run db:generate`. drizzle-kit has no dry run, so it writes into a
// copy, which lies beside the original: it takes no folder outside the repository. `drizzle-kit check` is no such test.
const copy = mkdtempSync(".migrations-");
try {
  cpSync("migrations", copy, { recursive: true });
  const before = new Set(readdirSync(copy));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      "node_modules/drizzle-kit/bin.cjs",
      "generate",
      "--dialect=postgresql",
      "--schema=./src/**/*.table.ts",
      `--out=./${copy}`,
    ],
    { encoding: "utf8" },
  );
  const missing = readdirSync(copy).filter((name) => !before.has(name));
  for (const name of missing)
    process.stdout.write(`Not in migrations:\n${readFileSync(path.join(copy, name), "utf8")}`);
  // It ends with 0 and writes nothing when it would have to ask, as it does for a column that may be another one renamed.
  const isInSync = stdout.includes("No schema changes");
  if (!isInSync) process.stdout.write(stdout + stderr);
  process.exitCode = isInSync ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
