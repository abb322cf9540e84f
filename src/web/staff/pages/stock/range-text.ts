import { formatNumber } from "#domain/text/number.ts";

/** "291–312 tkr": what such cars are sold for, where a thousand more or less says nothing. */
export function rangeText({ low, high }: { low: number; high: number }): string {
  return `${formatNumber(Math.round(low / 1_000))}–${formatNumber(Math.round(high / 1_000))}\u00a0tkr`;
}
