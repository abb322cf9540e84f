import { type MetricRow, samplesBy } from "#platform/metrics/metrics.ts";

type Counted = {
  answers: Readonly<Record<string, number>>;
  capacity: number;
  usedBytes: () => number;
  count: () => number;
};

/** How often a page need not be rendered, and what that takes. */
export function pageCacheMetrics({ answers, capacity, usedBytes, count }: Counted): readonly MetricRow[] {
  return [
    {
      name: "site_page_cache_requests_total",
      help: "Pages from the cache (hit), waited for together (shared) and rendered (miss)",
      kind: "counter",
      labels: ["result"],
      read: () => samplesBy("result", answers),
    },
    { name: "site_page_cache_bytes", help: "Held by the cache of pages", kind: "gauge", read: usedBytes },
    {
      name: "site_page_cache_bytes_max",
      help: "Room of the cache of pages",
      kind: "gauge",
      read: () => capacity,
    },
    { name: "site_page_cache_pages", help: "Pages in the cache", kind: "gauge", read: count },
  ];
}
