import { readFileSync } from "node:fs";
import { inspect, parseArgs } from "node:util";
import { formatNumber } from "#core/text/number.ts";
import { usualPercent } from "#features/stock-import/service/absent-cars.ts";
import { explainFailure } from "#features/stock-import/service/explain-failure.ts";
import { ImportRefused } from "#features/stock-import/service/import-refused.ts";
import { importStock } from "#features/stock-import/service/import-stock.ts";
import type { PictureSupply } from "#features/stock-import/service/pictures/copy-pictures.ts";
import { fetchPicture, usualFetchRules } from "#features/stock-import/service/pictures/fetch-picture.ts";
import { givingUpOnHosts } from "#features/stock-import/service/pictures/give-up-on-hosts.ts";
import { openPictureFolder } from "#features/stock-import/service/pictures/picture-folder.ts";
import { type Env, readEnv } from "#platform/config/env.ts";
import { type Database, openDatabase } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openFileStore } from "#platform/files/open-file-store.ts";
import { type Intake, pictureIntake } from "#platform/pictures/intake/accept-picture.ts";
import { pictureStore } from "#platform/pictures/picture-store.ts";

const usage = `Importerar bilar från en CSV- eller JSON-fil. Formatet beskrivs i src/features/stock-import/format.md.

  npm run import-stock -- lager.csv [val]

  --dry-run         kontrollera och räkna, men skriv ingenting
  --skip-bad        importera de felfria raderna och hoppa över resten
  --accept-prices   ta även priser som ändras mycket eller är under inköp och kostnad
  --stores <fil>    lägg in eller uppdatera butikerna först
  --findings <fil>  det som hittats på bilarna: skador och andra anmärkningar
  --reviews <fil>   kundernas omdömen om sålda bilar
  --complete        filen är hela lagret: bilar som inte står i den försvinner
  --allow-removing <procent>
                    hur stor del av lagret som får försvinna (annars högst ${usualPercent})
  --pictures <mapp> bilder som filer, med regnumret i namnet eller namngivna i filen
  --all-pictures    avbryt om någon bild inte går att kopiera
  --fetch-again     hämta även bilder som har hämtats förut
  --allow-private-addresses
                    hämta bilder även från det egna nätet
  --verbose         visa tid och minne, och hela felet när något går sönder
`;

const stopped = new AbortController();
process.once("SIGINT", () => stopped.abort());
process.once("SIGTERM", () => stopped.abort());
const started = performance.now();
const { file, options } = readCommandLine();
const opened: { intake?: Intake } = {};

try {
  // biome-ignore lint/style/noProcessEnv: the import uses the same database as the server.
  const env = readEnv(process.env);
  await importStock({
    file,
    storesFile: options.stores ?? null,
    findingsFile: options.findings ?? null,
    reviewsFile: options.reviews ?? null,
    pictures: await pictureSupply(env),
    maxRemovedPercent: options.complete ? percentFrom(options["allow-removing"]) : null,
    isDryRun: options["dry-run"],
    skipsBad: options["skip-bad"],
    acceptsPrices: options["accept-prices"],
    now: new Date(),
    signal: stopped.signal,
    print: (line) => process.stdout.write(`${line}\n`),
    withDatabase: (use) => withDatabase(env, use),
  });
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${explainFailure(error)}\n`);
  if (options.verbose && !(error instanceof ImportRefused)) process.stderr.write(`${inspect(error)}\n`);
} finally {
  opened.intake?.stop();
}
if (options.verbose) process.stdout.write(`${costs()}\n`);

function readCommandLine() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        "skip-bad": { type: "boolean", default: false },
        "accept-prices": { type: "boolean", default: false },
        stores: { type: "string" },
        findings: { type: "string" },
        reviews: { type: "string" },
        complete: { type: "boolean", default: false },
        "allow-removing": { type: "string", default: String(usualPercent) },
        pictures: { type: "string" },
        "all-pictures": { type: "boolean", default: false },
        "fetch-again": { type: "boolean", default: false },
        "allow-private-addresses": { type: "boolean", default: false },
        verbose: { type: "boolean", default: false },
      },
    });
    const [only, ...more] = positionals;
    if (only !== undefined && more.length === 0) return { file: only, options: values };
  } catch {
    // An option that does not exist: the usage says which do.
  }
  process.stderr.write(usage);
  process.exit(1);
}

function percentFrom(text: string): number {
  const percent = Number(text);
  if (/^\d{1,3}$/.test(text) && percent <= 100) return percent;
  throw new ImportRefused(`--allow-removing ska vara ett helt procenttal från 0 till 100, inte "${text}".`);
}

async function pictureSupply(env: Env): Promise<PictureSupply> {
  const rules = { ...usualFetchRules, allowsPrivate: options["allow-private-addresses"] };
  const files = openFileStore({ dataDir: env.DATA_DIR, fileStoreUrl: env.FILE_STORE_URL ?? null });
  opened.intake = pictureIntake(pictureStore(files), { lanes: 2 });
  return {
    accept: opened.intake.accept,
    folder: options.pictures === undefined ? null : await openPictureFolder(options.pictures, rules.maxBytes),
    fetch: givingUpOnHosts((address, signal) => fetchPicture(address, rules, signal)),
    keptOrigins: env.PICTURE_HOSTS,
    fetchesAgain: options["fetch-again"],
    mustHaveAll: options["all-pictures"],
  };
}

async function withDatabase<T>(env: Env, use: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL ?? null });
  try {
    await migrate(database.background);
    return await use(database.background.db);
  } finally {
    await database.close();
  }
}

/** The greatest memory this process and its threads have had, and the time it took. */
function costs(): string {
  const seconds = (performance.now() - started) / 1000;
  return `Tid: ${seconds.toFixed(1).replace(".", ",")} s. Minne som mest: ${formatNumber(peakMegabytes())} MB.`;
}

/** Asked of the kernel where it tells: the figure Node knows counts the memory of the process that started us too. */
function peakMegabytes(): number {
  try {
    return Number(/^VmHWM:\s*(\d+) kB/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}
