import type { MarketLevel } from "#features/cars/rules/price/market-label.ts";
import type { Catalogs, LiveCatalogue } from "./live-catalogue.ts";
import { withLevels } from "./with-levels.ts";

/** How the prices of the stock lie to what such cars are sold for. */
export type Market = {
  /** Null where nothing is to be said: thin data, no model yet, a car that cannot be bought. */
  levelOf: (car: { id: number; price: number | null; status: number }) => MarketLevel | null;
  /** When it was worked out; null until it is. */
  countedAt: () => Date | null;
};

/** Of a site that values nothing. */
export const noMarket: Market = { levelOf: () => null, countedAt: () => null };

type Valued = {
  levelOf: Market["levelOf"];
  trainedFrom: () => { at: Date } | null;
  version: () => number;
};

/** The stock with its market beside it: another version also when a level may be another. */
export function withMarket(stock: LiveCatalogue, valued: Valued): LiveCatalogue {
  const market: Market = { levelOf: valued.levelOf, countedAt: () => valued.trainedFrom()?.at ?? null };
  const version = () => `${stock.version()}-${valued.version()}`;
  let last: { of: Catalogs; version: number; catalogs: Catalogs } | null = null;
  const next = (of: Catalogs): Catalogs => {
    const listed = withLevels(of.listed, market.levelOf);
    return last?.of === of && last.catalogs.listed === listed ? last.catalogs : { ...of, listed, market };
  };
  return {
    ...stock,
    // What is worked out once for a stock is remembered by it: the same stock is the same object.
    catalogs: () => {
      const of = stock.catalogs();
      const version = valued.version();
      if (last?.of !== of || last.version !== version) last = { of, version, catalogs: next(of) };
      return last.catalogs;
    },
    version,
    onChange: (listener) => stock.onChange((change) => listener({ ...change, version: version() })),
  };
}
