import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countStock } from "#features/cars/storage/stock.ts";
import { saveStores } from "#features/stores/storage/stores.ts";
import { openDatabase } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { aStore } from "#tests/a-store.ts";
import { aStockWithFaults, badRows } from "#tests/bad-stock.ts";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { contractLocations } from "#tests/demo-chain.ts";
import { runImport } from "#tests/import-command.ts";
import { findPostgresOrSaySkipped, type PostgresServer, startPostgres } from "#tests/postgres-server.ts";
import { aStockRow, csvOf } from "#tests/stock-rows.ts";

/** Enough for several batches; 10,000 and what memory they take: `npm run test:faults`. */
const rows = 800;
const good = rows - badRows;
const { csv, expected } = aStockWithFaults(rows);
const folder = mkdtempSync(join(tmpdir(), "milstolpen-import-"));
const file = join(folder, "lager.csv");
writeFileSync(file, csv);
const oneCar = join(folder, "en-bil.csv");
writeFileSync(oneCar, csvOf([aStockRow()]));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The pictures of these cars are nowhere to be had. */
const picturesStay = { PICTURE_HOSTS: "https://images.example" };

type Target = { dataDir: string; databaseUrl: string | null };

function settingsOf({ dataDir, databaseUrl }: Target): Record<string, string> {
  return { ...picturesStay, DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
}

/** Each run is a process of its own, so between them the database is free to be looked at. */
async function carsForSaleIn(target: Target): Promise<number> {
  const database = await openDatabase(target);
  const { forSale } = await countStock(database.db);
  await database.close();
  return forSale;
}

function importsInto(target: () => Target): void {
  beforeAll(async () => {
    const database = await openDatabase(target());
    await migrate(database);
    await saveStores(
      database.db,
      contractLocations.map((slug) => aStore({ slug })),
    );
    await database.close();
  });

  test("[IMPORT-31] with --skip-bad the good ones are written", async () => {
    const run = await runImport([file, "--skip-bad"], settingsOf(target()));
    expect(run.stdout.join("\n")).toMatch(
      /^Importerade 761 bilar \(nya: 761, uppdaterade: 0\)\. Hoppar över 39 rader/m,
    );
    expect([run.code, await carsForSaleIn(target())]).toEqual([0, good]);
  });
}

describe("embedded", () => {
  let dataDir = "";
  beforeAll(async () => {
    dataDir = await migratedDataDir();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test("[IMPORT-30] [IMPORT-9] 39 bad rows of 800: each is named with its reason, and nothing is written", async () => {
    const run = await runImport([file], { DATA_DIR: dataDir });
    expect([expected.size, badRows]).toEqual([39, 39]);
    expect([run.code, run.stdout.length, run.stderr.length]).toEqual([1, 39, 1]);
    for (const line of run.stdout) {
      const number = Number(/^Rad (\d+)/.exec(line)?.[1]);
      expect(line).toContain(expected.get(number) ?? "no fault was expected here");
    }
    expect(new Set(run.stdout.map((line) => /^Rad \d+/.exec(line)?.[0])).size).toBe(39);
    expect(run.stderr[0]).toMatch(/^39 av 800 rader har fel\. Inget har skrivits\./);
    expect(await carsForSaleIn({ dataDir, databaseUrl: null })).toBe(0);
  });

  test("[IMPORT-34] stopped by Ctrl-C while it writes, it leaves nothing", async () => {
    const run = await runImport(
      [file, "--skip-bad"],
      settingsOf({ dataDir, databaseUrl: null }),
      async (text, child) => {
        if (!text.includes("Skriver")) return;
        await sleep(50);
        child.kill("SIGINT");
      },
    );
    expect([run.code, run.stderr]).toEqual([1, ["Importen avbröts. Inget har skrivits."]]);
    expect(await carsForSaleIn({ dataDir, databaseUrl: null })).toBe(0);
  });

  importsInto(() => ({ dataDir, databaseUrl: null }));

  test("[IMPORT-38] a database in use by the site is one Swedish line", async () => {
    const database = await openDatabase({ dataDir, databaseUrl: null });
    const run = await runImport([oneCar], { DATA_DIR: dataDir });
    await database.close();
    expect([run.code, run.stderr]).toEqual([
      1,
      [expect.stringMatching(/^Databasen används av webbplatsen\. Stoppa den/)],
    ]);
  });
});

const binaries = findPostgresOrSaySkipped();
describe.skipIf(binaries === null)("server", () => {
  let server: PostgresServer | null = null;
  beforeAll(async () => {
    server = await startPostgres(binaries ?? "");
  });
  afterAll(() => server?.stop());
  importsInto(() => ({ dataDir: folder, databaseUrl: server?.url ?? null }));
});

test.each([
  [
    "a file that is not there",
    ["/finns/inte.csv"],
    {},
    "Filen /finns/inte.csv finns inte. Inget har skrivits.",
  ],
  ["a wrong setting", [oneCar], { PORT: "abc" }, "En inställning är fel: PORT must be a whole number"],
  [
    "a server that does not answer",
    [oneCar],
    { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
    "Databasen svarar inte: ",
  ],
  ["a folder that cannot be", [oneCar], { DATA_DIR: "/dev/null/var" }, "Datamappen kan inte användas: "],
])("[IMPORT-38] %s is one Swedish line", async (_name, args, settings, line) => {
  const run = await runImport(args, { DATA_DIR: folder, ...settings });
  expect([run.code, run.stderr]).toEqual([1, [expect.stringContaining(line)]]);
});

test.each([[[]], [["a.csv", "b.csv"]], [["a.csv", "--forhastat"]]])(
  "[IMPORT-43] %j shows how the command is used",
  async (args) => {
    const run = await runImport(args, { DATA_DIR: folder });
    expect([run.code, run.stderr.join("\n")]).toEqual([
      1,
      expect.stringContaining("npm run import-stock -- lager.csv"),
    ]);
  },
);
