import { formatNumber } from "#core/text/number.ts";

/** "7 412 bilar" */
export function carCountText(total: number): string {
  return `${formatNumber(total)}\u00a0${total === 1 ? "bil" : "bilar"}`;
}
