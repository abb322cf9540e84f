import type { OpenDatabase } from "#data/database.ts";
import { oneListener } from "#data/hear.ts";
import {
  type ChangedStockRows,
  findChangedStock,
  findWholeStock,
  type StockedCar,
} from "#data/queries/catalog-stock.ts";
import { type ChangeCursor, forgetOldStockChanges, hearStockChanges } from "#data/queries/stock-changes.ts";
import { isSold } from "#domain/car/status.ts";
import { type Chain, chainOf } from "#domain/store/chain.ts";
import { type Catalog, type Changes, catalogInSlices, withChangesInSlices } from "./catalog.ts";
import {
  type CatalogCar,
  externalStock,
  listedStock,
  type SoldCar,
  soldStock,
  type WatchedAdvert,
} from "./stock/stock-kinds.ts";
import { type Market, noMarket } from "./with-market.ts";

export type Catalogs = {
  /** The stores, read together with the cars. [PLACE-8] */
  chain: Chain;
  listed: Catalog<CatalogCar>;
  sold: Catalog<SoldCar>;
  external: Catalog<WatchedAdvert>;
  market: Market;
};

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
/** Changes are kept for two days: who could not read for one must not trust them to be complete. */
const trustedMs = 24 * 3_600_000;
/** More cars than this are read with all the others rather than one by one. */
const changedAtMost = 2_000;

type Needs = {
  database: Pick<OpenDatabase, "db" | "pool">;
  clock: () => Date;
  /** A round that failed: the stock stays as it was and the next round tries again. */
  onFailure?: (error: unknown) => void;
};

type State = { catalogs: Catalogs; cursor: ChangeCursor; readAt: Date };

/**
 * The stock in memory, never more than a second or two behind the database: woken by NOTIFY, and looking by the clock
 * in case a call was lost. Readers always have a whole stock in hand; the next is made beside it. [CATALOG-21]
 */
export async function keepInStep({ database, clock, onFailure = () => {} }: Needs): Promise<StockInStep> {
  const { db, pool } = database;
  const listeners = new Set<(news: StockNews) => void>();
  const born = clock().getTime().toString(36);
  let state = await readAll(db, clock());
  let changes = 0;
  let isClosed = false;
  let forgottenAt = 0;
  let isAskedAgain = false;
  let round: Promise<void> | null = null;

  const version = () => `${born}-${changes}`;
  const move = (next: State, carIds: readonly number[] | null) => {
    state = next;
    changes++;
    for (const listener of listeners) listener({ version: version(), carIds });
  };

  async function lookOnce(): Promise<void> {
    const now = clock();
    const found = isOutdated(state, now)
      ? null
      : await findChangedStock(db, state.cursor, { atMost: changedAtMost });
    if (found === null) {
      move(await readAll(db, now), null);
    } else if (found.ids.cars.length + found.ids.external_adverts.length > 0) {
      const catalogs = await withChanges(state.catalogs, found, now);
      move({ catalogs, cursor: found.cursor, readAt: now }, found.ids.cars);
    } else {
      state = { ...state, cursor: found.cursor, readAt: now };
    }
    if (now.getTime() - forgottenAt > forgetEveryMs) {
      forgottenAt = now.getTime();
      await forgetOldStockChanges(db, now);
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
    },
  };
}

/** What no longer holds by itself, or was read too long ago to be told all that has changed. [CATALOG-24] */
function isOutdated({ catalogs, readAt }: State, now: Date): boolean {
  const { listed, sold, external } = catalogs;
  return (
    [listed, sold, external].some(({ validUntil }) => now >= validUntil) ||
    now.getTime() - readAt.getTime() > trustedMs
  );
}

type Db = OpenDatabase["db"];

async function readAll(db: Db, now: Date): Promise<State> {
  const { cars, adverts, stores, cursor } = await findWholeStock(db);
  const chain = chainOf(stores);
  const slugs = chain.stores.map(({ slug }) => slug);
  const listed = await catalogInSlices<CatalogCar>(cars.filter(isListedCar), listedStock, now, slugs);
  const sold = await catalogInSlices<SoldCar>(cars.filter(isSoldCar), soldStock, now, slugs);
  const external = await catalogInSlices(adverts.filter(isStillOut), externalStock, now);
  return { catalogs: { chain, listed, sold, external, market: noMarket }, cursor, readAt: now };
}

async function withChanges(
  before: Catalogs,
  { ids, cars, adverts }: ChangedStockRows,
  now: Date,
): Promise<Catalogs> {
  return {
    ...before,
    listed: await next(before.listed, changesOf(ids.cars, cars, isListedCar), now),
    sold: await next(before.sold, changesOf(ids.cars, cars, isSoldCar), now),
    external: await next(before.external, changesOf(ids.external_adverts, adverts, isStillOut), now),
  };
}

/** A car belongs to one stock at a time: where it no longer is, it is gone. [CATALOG-22] */
function changesOf<Car extends { id: number }>(
  ids: readonly number[],
  found: readonly Car[],
  belongs: (car: Car) => boolean,
): Changes<Car> {
  const staying = found.filter(belongs);
  const kept = new Set(staying.map(({ id }) => id));
  return { changed: staying, removed: ids.filter((id) => !kept.has(id)) };
}

function next<Car>(catalog: Catalog<Car>, changes: Changes<Car>, now: Date): Promise<Catalog<Car>> {
  return withChangesInSlices(catalog, changes, now);
}

const isSoldCar = (car: StockedCar) => isSold(car.status);
const isListedCar = (car: StockedCar) => !isSold(car.status);
/** An advert that its seller has taken down is no longer to be found. */
const isStillOut = (advert: WatchedAdvert) => advert.removedAt === null;
