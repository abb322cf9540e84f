import { Writable } from "node:stream";
import pino from "pino";
import { inject } from "vitest";
import { openVehicles } from "#app/open-vehicles.ts";
import { type LiveCatalogue, openLiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { readCatalogueSnapshot } from "#features/catalogue/service/read-stock.ts";
import { openDatabase } from "#platform/db/database.ts";
import { keeperOf } from "./data-dirs.ts";
import { builtSite, type SiteChanges, testLinks } from "./test-services.ts";

/** One stock in memory for all test files of a worker: reading it takes longer than most tests. It ends with the worker. */
let sharedStock: Promise<LiveCatalogue> | null = null;

/** The first of those that there must be. */
export function one<Row>([first]: readonly Row[]): Row {
  if (first === undefined) throw new Error("There is none");
  return first;
}

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

async function stockOfWorker(): Promise<LiveCatalogue> {
  const database = await patiently(open);
  const snapshots = keeperOf(inject("stockedDataDir"));
  return patiently(() =>
    openLiveCatalogue({
      database,
      clock: () => new Date(),
      keeping: { snapshots, snapshot: readCatalogueSnapshot(snapshots, new Date()) },
    }),
  );
}

/** The built site over the stocked database; requests are plain fetches, and the log is kept to be read. */
export async function testSite(changes: SiteChanges = {}) {
  const database = await patiently(open);
  sharedStock ??= stockOfWorker();
  const stock = await sharedStock;
  const logged: string[] = [];
  const log = pino(
    { base: null },
    new Writable({ write: (chunk, _encoding, done) => done(void logged.push(String(chunk))) }),
  );
  const { db } = database;
  const vehicles = await openVehicles({ env: { APP_ENV: "test" }, stock, clock: () => new Date(), log });
  const site = await builtSite({ db, stock, log, ...vehicles, ...changes });
  const request = async (path: string, init?: RequestInit) =>
    site.fetch(new Request(`http://localhost:3000${path}`, init));
  return {
    db,
    stock,
    logged,
    log,
    links: testLinks,
    cache: site.cache,
    requests: site.requests,
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
