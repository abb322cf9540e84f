import { stockholmDay } from "#core/dates/stockholm-day.ts";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { cachedPages } from "./cached-pages.ts";
import type { PageBytes } from "./page-bytes.ts";
import { pageCacheMetrics } from "./page-cache-metrics.ts";
import { pageKey } from "./page-key.ts";

/** Bytes of rendered pages that a process holds: some hundreds of listings. */
export const defaultPageCacheBytes = 12 * 2 ** 20;
const maxPages = 5_000;

export type PageCache = ReturnType<typeof pageCache>;

/**
 * Pages say whether a store is open and what came in today, and some read the database beside the stock: nothing of
 * that is older than this. A change of the stock, or of the day in Sweden, shows at once.
 */
const freshForMs = 30_000;

/**
 * Pages are the same for everybody, so the second to ask gets what was rendered for the first, compressed already. What
 * is personal is filled in by the browser, or says that it may not be cached.
 */
export function pageCache({
  stock,
  clock,
  capacity,
  stopping,
}: {
  stock: Pick<LiveCatalogue, "version">;
  clock: () => Date;
  capacity: number;
  stopping?: AbortSignal | undefined;
}) {
  const pages = cachedPages<PageBytes>({ capacity, maxEntries: maxPages });
  // With the day: dated texts and rates are another page from midnight on, also where rendering began before it.
  const versionNow = () => `${stockholmDay(clock())} ${stock.version()}`;
  let version = versionNow();

  function currentVersion(): string {
    const now = versionNow();
    if (version !== now) pages.clear();
    version = now;
    return now;
  }

  // Otherwise what nobody asks for again would be held until its room is needed.
  const sweeping = setInterval(() => pages.sweep(clock().getTime()), freshForMs);
  sweeping.unref();
  stopping?.addEventListener("abort", () => clearInterval(sweeping));

  const answers = { hit: 0, shared: 0, miss: 0 };
  return {
    /** To be asked for before a page is rendered: then it is never older than the version it is cached under. */
    version: currentVersion,
    find: (address: string): PageBytes | null => {
      currentVersion();
      const key = pageKey(address);
      return key === null ? null : pages.find(key, clock().getTime());
    },
    add: (address: string, page: PageBytes, renderedFrom: string): void => {
      const key = pageKey(address);
      if (key === null || renderedFrom !== currentVersion()) return;
      pages.add(key, page, clock().getTime() + freshForMs);
    },
    /** To be told when a page was encoded in another way. */
    measureAgain: (address: string): void => {
      const key = pageKey(address);
      if (key !== null) pages.measureAgain(key);
    },
    usedBytes: pages.usedBytes,
    /** Answers from here, those of a page that somebody else was waiting for, and pages that were rendered. */
    answers,
    metrics: pageCacheMetrics({ answers, capacity, ...pages }),
  };
}
