import { Writable } from "node:stream";
import pino from "pino";
import { inject } from "vitest";
import { openVehicles } from "#app/open-vehicles.ts";
import { keepInStep, type StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { readKeptStock } from "#features/catalogue/service/read-stock.ts";
import { openDatabase } from "#platform/db/database.ts";
import { signedLinks } from "#platform/links/signed-links.ts";
import { keeperOf } from "./data-dirs.ts";

const builtSite = new URL("../build/server/index.js", import.meta.url);
/** Asked for once: the runner reads the file anew at every import of its address, though it does not run it again. */
let built: Promise<typeof import("#app/site.ts")> | null = null;
const clientFiles = new URL("../build/client", import.meta.url).pathname;

type Needs = Parameters<typeof import("#app/site.ts").createSite>[0];

/** One stock in memory for all test files of a worker: reading it takes longer than most tests. It ends with the worker. */
let sharedStock: Promise<StockInStep> | null = null;

const open = () => openDatabase({ dataDir: "", databaseUrl: inject("databaseUrl") });

/**
 * The embedded database has one session, and another worker that reads the whole stock holds it for longer than a
 * server may keep its callers waiting when the machine is slow.
 */
async function patiently<Result>(attempt: () => Promise<Result>, attempts = 10): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (attempts === 1) throw error;
    return patiently(attempt, attempts - 1);
  }
}

async function stockOfWorker(): Promise<StockInStep> {
  const database = await patiently(open);
  const keeper = keeperOf(inject("stockedDataDir"));
  return patiently(() =>
    keepInStep({
      database,
      clock: () => new Date(),
      keeping: { keeper, kept: readKeptStock(keeper, new Date()) },
    }),
  );
}

/** The same for all test sites: a link of one is a link of the other, as between processes. */
const mail = {
  publicOrigin: "http://localhost:3000",
  from: { name: "Milstolpen", address: "kundservice@milstolpen.example" },
  links: signedLinks([{ id: "test", secret: Buffer.alloc(32, "k") }]),
};

/** The built site over the stocked database; requests are plain fetches, and the log is kept to be read. */
export async function testSite(changes: Partial<Needs> = {}) {
  built ??= import(builtSite.href);
  const { createSite } = await built;
  const database = await patiently(open);
  sharedStock ??= stockOfWorker();
  const stock = await sharedStock;
  const logged: string[] = [];
  const log = pino(
    { base: null },
    new Writable({ write: (chunk, _encoding, done) => done(void logged.push(String(chunk))) }),
  );
  const site = createSite({
    db: database.db,
    stock,
    log,
    clock: () => new Date(),
    publicOrigin: "http://localhost:3000",
    appEnv: "test",
    clientFiles,
    mail,
    ...(await openVehicles({ env: { APP_ENV: "test" }, stock, clock: () => new Date(), log })),
    ...changes,
  });
  const request = async (path: string, init?: RequestInit) =>
    site.fetch(new Request(`http://localhost:3000${path}`, init));
  return {
    db: database.db,
    stock,
    logged,
    log,
    links: mail.links,
    cache: site.cache,
    fetch: site.fetch,
    request,
    /** The status and the text of a page. */
    get: async (path: string, init?: RequestInit) => {
      const answer = await request(path, init);
      return { status: answer.status, headers: answer.headers, html: await answer.text() };
    },
    close: database.close,
  };
}
