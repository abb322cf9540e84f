import type { StockInStep } from "#catalog/keep-in-step.ts";
import { keptPages } from "./kept-pages.ts";
import type { PageBytes } from "./page-bytes.ts";
import { pageKey } from "./page-key.ts";

type Needs = { stock: Pick<StockInStep, "version">; clock: () => Date; room: number };
export type PageCache = ReturnType<typeof pageCache>;

/**
 * Pages say whether a store is open and what came in today, and some read the database beside the stock: nothing of
 * that is older than this. A change of the stock shows at once. [PAGECACHE-3]
 */
const keptForMs = 30_000;

/**
 * Pages are the same for everybody, so the second to ask gets what was drawn for the first, compressed already. What
 * is personal is filled in by the browser, or says that it may not be kept. [PAGECACHE-1]
 */
export function pageCache({ stock, clock, room }: Needs) {
  const pages = keptPages<PageBytes & { until: number }>(room);
  let version = stock.version();

  function currentVersion(): string {
    const now = stock.version();
    if (version !== now) pages.dropAll();
    version = now;
    return now;
  }

  return {
    /** To be asked for before a page is drawn: then it is never older than what it is kept under. */
    version: currentVersion,
    find: (address: string): PageBytes | null => {
      currentVersion();
      const page = pages.find(pageKey(address));
      return page && clock().getTime() < page.until ? page : null;
    },
    keep: (address: string, page: PageBytes, drawnFrom: string): void => {
      if (drawnFrom !== currentVersion()) return;
      pages.keep(pageKey(address), { ...page, until: clock().getTime() + keptForMs });
    },
  };
}
