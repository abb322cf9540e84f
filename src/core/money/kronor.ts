import { formatNumber } from "../text/number.ts";

/** 249900 → "249 900 kr" */
export function formatKronor(kronor: number): string {
  return `${formatNumber(kronor)}\u00a0kr`;
}

/** 2652 → "2 652 kr/mån" */
export function formatMonthly(kronorPerMonth: number): string {
  return `${formatKronor(kronorPerMonth)}/mån`;
}
