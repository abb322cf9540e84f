import { formatKronor } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";

type Range = { low: number; high: number };

/** "126 000–138 000 kr" */
export function rangeText({ low, high }: Range): string {
  return `${formatNumber(low)}–${formatKronor(high)}`;
}

const precision = 1_000;

/** What a market gives is said in whole thousands, and never narrower than it is. */
function inThousands({ low, high }: Range): Range {
  return { low: Math.floor(low / precision), high: Math.ceil(high / precision) };
}

/** "126 000–138 000 kr" */
export function marketText(range: Range): string {
  const { low, high } = inThousands(range);
  return rangeText({ low: low * precision, high: high * precision });
}

/** "126–138 tkr", in a table. */
export function shortMarketText(range: Range): string {
  const { low, high } = inThousands(range);
  return `${formatNumber(low)}–${formatNumber(high)}\u00a0tkr`;
}
