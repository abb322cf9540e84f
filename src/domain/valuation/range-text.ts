import { formatKronor } from "#domain/text/kronor.ts";
import { formatNumber } from "#domain/text/number.ts";

type Range = { low: number; high: number };

/** "126 000–138 000 kr" */
export function rangeText({ low, high }: Range): string {
  return `${formatNumber(low)}–${formatKronor(high)}`;
}

const precision = 1_000;

/** What a market gives is said in whole thousands, and never narrower than it is. [OFFER-2] */
export function marketText({ low, high }: Range): string {
  return rangeText({
    low: Math.floor(low / precision) * precision,
    high: Math.ceil(high / precision) * precision,
  });
}
