import type { OpenDatabase } from "#platform/db/database.ts";
import { oneListener } from "#platform/db/listen.ts";
import { type FullStock, findFullStock } from "../storage/catalog-stock.ts";
import type { SnapshotStore } from "../storage/snapshot/snapshot-store.ts";
import { listenForStockChanges, purgeStockChanges } from "../storage/stock-changes.ts";
import {
  broughtUpToDate,
  type CatalogueSnapshot,
  catalogsOf,
  type ReadStock,
  restoredCatalogs,
} from "./read-stock.ts";

export type Catalogs = ReadStock["catalogs"];

/** What listeners get: which of our cars are new, changed or removed. Null: any of them may be. */
export type CatalogueChange = { version: string; carIds: readonly number[] | null };

export type LiveCatalogue = {
  /** The stock as it is now. Keep what you got while you answer one question; ask again for the next. */
  catalogs: () => Catalogs;
  /** Another text whenever an answer may be another: for caches and ETags. */
  version: () => string;
  /** When it was last held against the database: a moment ago, unless something is wrong. */
  readAt: () => Date;
  /** Returns how to stop listening. */
  onChange: (listener: (change: CatalogueChange) => void) => () => void;
  close: () => Promise<void>;
};

const pollEveryMs = 1_000;
const purgeEveryMs = 3_600_000;

/**
 * The stock in memory, never more than a second or two behind the database: woken by NOTIFY, and looking by the clock
 * in case a call was lost. Readers always have a whole stock in hand; the next is made beside it.
 */
export async function openLiveCatalogue({
  database,
  clock,
  onFailure = () => {},
  keeping = null,
}: {
  database: Pick<OpenDatabase, "db" | "pool">;
  clock: () => Date;
  /** A round that failed: the stock stays as it was and the next round tries again. */
  onFailure?: (error: unknown) => void;
  /** Where the stock is kept for the next start, and what the last one has kept. */
  keeping?: { snapshots: SnapshotStore; snapshot: Promise<CatalogueSnapshot | null> } | null;
}): Promise<LiveCatalogue> {
  const { db, pool } = database;
  const listeners = new Set<(change: CatalogueChange) => void>();
  const born = clock().getTime().toString(36);
  /** What the next start shall begin with. Its cars are those of the catalogues: it takes no room of its own. */
  let unsaved: { full: FullStock; readAt: Date } | null = null;
  // What was kept is not held on to: only its keeper is used from here on.
  const snapshots = keeping?.snapshots;
  const restored =
    keeping && (await restoredCatalogs(db, keeping.snapshots, await keeping.snapshot, clock()));
  let state = restored ?? (await readAll());
  let changes = 0;
  let isClosed = false;
  let purgedAt = 0;
  let isRequestedAgain = false;
  let round: Promise<void> | null = null;

  const version = () => `${born}-${changes}`;
  const move = (next: ReadStock, carIds: readonly number[] | null) => {
    state = next;
    changes++;
    for (const listener of listeners) listener({ version: version(), carIds });
  };

  async function readAll(): Promise<ReadStock> {
    const readAt = clock();
    const full = await findFullStock(db);
    const catalogs = await catalogsOf(full, readAt);
    if (snapshots) unsaved = { full, readAt };
    return { catalogs, cursor: full.cursor, readAt };
  }

  /** At the end, when it is in nobody's way: to write it takes processor time, and memory that would not be given back. */
  async function saveForNextStart(): Promise<void> {
    if (!snapshots || !unsaved) return;
    await snapshots.save(db, unsaved.full, unsaved.readAt).catch((cause) => {
      onFailure(new Error("the stock is not kept for the next start", { cause }));
    });
  }

  async function refreshOnce(): Promise<void> {
    const now = clock();
    const updated = await broughtUpToDate(db, state, now);
    if (updated === null) move(await readAll(), null);
    else if (updated.stock.catalogs === state.catalogs) state = updated.stock;
    else move(updated.stock, updated.carIds);
    if (now.getTime() - purgedAt > purgeEveryMs) {
      purgedAt = now.getTime();
      await purgeStockChanges(db);
    }
  }

  /** One round at a time; whoever asks during one gets another after it. */
  function refresh(): Promise<void> {
    isRequestedAgain = true;
    round ??= (async () => {
      while (isRequestedAgain && !isClosed) {
        isRequestedAgain = false;
        await refreshOnce().catch(onFailure);
      }
      round = null;
    })();
    return round;
  }

  const listener = oneListener((onLost) => listenForStockChanges(pool, refresh, onLost));
  await listener.ensure();
  const timer = setInterval(() => {
    void listener.ensure();
    void refresh();
  }, pollEveryMs);
  timer.unref();

  return {
    catalogs: () => state.catalogs,
    version,
    readAt: () => state.readAt,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      listener.stop();
      await round;
      await saveForNextStart();
    },
  };
}
