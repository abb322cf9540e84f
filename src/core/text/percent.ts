import { formatDecimal } from "./number.ts";

/** 9.87 → "9,87 %". Takes percent, not a fraction: rates are kept as they are spoken of. */
export function formatPercent(percent: number): string {
  return `${formatDecimal(percent)}\u00a0%`;
}
