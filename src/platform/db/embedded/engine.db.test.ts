import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { openEngine } from "./engine.ts";
import { query } from "./message.ts";

/** Counts how often the disk is told to keep what it got. */
function countSyncs(): () => number {
  const { fdatasyncSync } = fs;
  let count = 0;
  fs.fdatasyncSync = (file) => {
    count += 1;
    fdatasyncSync(file);
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.fdatasyncSync = fdatasyncSync;
    syncBuiltinESMExports();
  });
  return () => count;
}

test("[DATA-2] a commit is answered when the disk has it; a question costs the disk nothing", async () => {
  const dataDir = await migratedDataDir();
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  const syncs = countSyncs();
  const engine = await openEngine(join(dataDir, "postgres"), (cause) => {
    throw cause;
  });
  onTestFinished(() => engine.close());

  const before = syncs();
  for (const n of [1, 2, 3]) engine.run(query(`insert into app_meta (key, value) values ('${n}', '')`));
  const written = syncs();
  expect(written - before).toBeGreaterThanOrEqual(3);
  for (let n = 0; n < 10; n++) engine.run(query("select count(*) from app_meta"));
  expect(syncs()).toBe(written);
});
