import { type MetricRow, samplesBy } from "#platform/metrics/metrics.ts";
import type { LiveCatalogue } from "./live-catalogue.ts";
import { countCatalogs } from "./stock/count-stock.ts";

/** How large the stock in memory is, and how far behind the database. */
export function stockMetrics({ stock }: { stock: LiveCatalogue }): readonly MetricRow[] {
  return [
    {
      name: "site_stock_cars",
      help: "Cars and adverts in memory",
      kind: "gauge",
      labels: ["stock"],
      read: () => {
        const catalogs = stock.catalogs();
        const { forSale, incoming, sold } = countCatalogs(catalogs);
        return samplesBy("stock", { for_sale: forSale, incoming, sold, external: catalogs.external.size });
      },
    },
    {
      name: "site_stock_read_timestamp_seconds",
      help: "When the stock in memory was last held against the database",
      kind: "gauge",
      read: () => stock.readAt().getTime() / 1_000,
    },
  ];
}
