import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { saveStores } from "#features/stores/storage/stores.ts";
import { openDatabase } from "#platform/db/database.ts";
import { aStore } from "#tests/a-store.ts";
import { aStockWithFaults, badRows } from "#tests/bad-stock.ts";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { contractLocations } from "#tests/demo-chain.ts";
import { peakMegabytes, runImport } from "#tests/import-command.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const maxMegabytes = 300;
const rows = 10_000;

test("[IMPORT-35] 10,000 cars are imported in bounded memory", async () => {
  const dataDir = await migratedDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir, databaseUrl: null });
  await saveStores(
    database.db,
    contractLocations.map((slug) => aStore({ slug })),
  );
  await database.close();
  const file = join(temporaryFolder(), "lager.csv");
  writeFileSync(file, aStockWithFaults(rows).csv);
  const run = await runImport([file, "--skip-bad", "--verbose"], {
    DATA_DIR: dataDir,
    PICTURE_HOSTS: "https://images.example",
  });
  expect(run.code).toBe(0);
  expect(run.stdout.join("\n").replaceAll(/\s/g, "")).toContain(`Importerade${rows - badRows}bilar`);
  expect(peakMegabytes(run)).toBeLessThan(maxMegabytes);
});
