import { formatDate } from "#core/dates/dates.ts";
import { formatKronor } from "#core/money/kronor.ts";
import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import {
  priceHistory,
  priceHistoryLabels,
  soldPriceHistory,
} from "#features/cars/rules/price/price-history.ts";

export type PriceHistoryView = { date: string; price: string; change: string; lowestBefore: string | null }[];

/** The ledger in words, newest first. A change is an amount with its sign, or what happened. */
export function priceHistoryView(
  events: PriceEvent[],
  sale: { soldAt: Date | null } | null,
): PriceHistoryView {
  const rows = sale ? soldPriceHistory(events, sale.soldAt) : priceHistory(events);
  return rows.map(({ at, price, kind, change, lowestBefore }) => ({
    date: formatDate(at),
    price: price === null ? "–" : formatKronor(price),
    change: change ? signedKronor(change) : priceHistoryLabels[kind],
    lowestBefore: lowestBefore === null ? null : formatKronor(lowestBefore),
  }));
}

function signedKronor(kronor: number): string {
  return kronor > 0 ? `+${formatKronor(kronor)}` : formatKronor(kronor);
}
