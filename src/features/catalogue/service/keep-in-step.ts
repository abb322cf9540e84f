import type { OpenDatabase } from "#platform/db/database.ts";
import { oneListener } from "#platform/db/hear.ts";
import { findWholeStock, type WholeStock } from "../storage/catalog-stock.ts";
import type { StockKeeper } from "../storage/kept-stock/stock-keeper.ts";
import { forgetOldStockChanges, hearStockChanges } from "../storage/stock-changes.ts";
import { broughtUpToDate, catalogsOf, type KeptStock, type ReadStock, takenUp } from "./read-stock.ts";

export type Catalogs = ReadStock["catalogs"];

/** What listeners are told: which of our cars are new, changed or gone. Null: any of them may be. */
export type StockNews = { version: string; carIds: readonly number[] | null };

export type StockInStep = {
  /** The stock as it is now. Keep what you got while you answer one question; ask again for the next. */
  catalogs: () => Catalogs;
  /** Another text whenever an answer may be another: for caches and ETags. */
  version: () => string;
  /** Returns how to stop listening. */
  onChange: (listener: (news: StockNews) => void) => () => void;
  close: () => Promise<void>;
};

const lookEveryMs = 1_000;
const forgetEveryMs = 3_600_000;

/**
 * The stock in memory, never more than a second or two behind the database: woken by NOTIFY, and looking by the clock
 * in case a call was lost. Readers always have a whole stock in hand; the next is made beside it.
 */
export async function keepInStep({
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
  keeping?: { keeper: StockKeeper; kept: Promise<KeptStock | null> } | null;
}): Promise<StockInStep> {
  const { db, pool } = database;
  const listeners = new Set<(news: StockNews) => void>();
  const born = clock().getTime().toString(36);
  /** What the next start shall begin with. Its cars are those of the catalogues: it takes no room of its own. */
  let toKeep: { whole: WholeStock; readAt: Date } | null = null;
  // What was kept is not held on to: only its keeper is used from here on.
  const keeper = keeping?.keeper;
  const known = keeping && (await takenUp(db, keeping.keeper, await keeping.kept, clock()));
  let state = known ?? (await readAll());
  let changes = 0;
  let isClosed = false;
  let forgottenAt = 0;
  let isAskedAgain = false;
  let round: Promise<void> | null = null;

  const version = () => `${born}-${changes}`;
  const move = (next: ReadStock, carIds: readonly number[] | null) => {
    state = next;
    changes++;
    for (const listener of listeners) listener({ version: version(), carIds });
  };

  async function readAll(): Promise<ReadStock> {
    const readAt = clock();
    const whole = await findWholeStock(db);
    const catalogs = await catalogsOf(whole, readAt);
    if (keeper) toKeep = { whole, readAt };
    return { catalogs, cursor: whole.cursor, readAt };
  }

  /** At the end, when it is in nobody's way: to write it takes processor time, and memory that would not be given back. */
  async function keepForNextStart(): Promise<void> {
    if (!keeper || !toKeep) return;
    await keeper.save(db, toKeep.whole, toKeep.readAt).catch((cause) => {
      onFailure(new Error("the stock is not kept for the next start", { cause }));
    });
  }

  async function lookOnce(): Promise<void> {
    const now = clock();
    const found = await broughtUpToDate(db, state, now);
    if (found === null) move(await readAll(), null);
    else if (found.stock.catalogs === state.catalogs) state = found.stock;
    else move(found.stock, found.carIds);
    if (now.getTime() - forgottenAt > forgetEveryMs) {
      forgottenAt = now.getTime();
      await forgetOldStockChanges(db);
    }
  }

  /** One round at a time; whoever asks during one gets another after it. */
  function look(): Promise<void> {
    isAskedAgain = true;
    round ??= (async () => {
      while (isAskedAgain && !isClosed) {
        isAskedAgain = false;
        await lookOnce().catch(onFailure);
      }
      round = null;
    })();
    return round;
  }

  const listener = oneListener((onLost) => hearStockChanges(pool, look, onLost));
  await listener.ensure();
  const timer = setInterval(() => {
    void listener.ensure();
    void look();
  }, lookEveryMs);
  timer.unref();

  return {
    catalogs: () => state.catalogs,
    version,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      listener.stop();
      await round;
      await keepForNextStart();
    },
  };
}
