import { formatNumber } from "./number.ts";

/** 8450 → "8 450 mil" */
export function formatMil(mil: number): string {
  return `${formatNumber(mil)}\u00a0mil`;
}

/** The one place that leaves mil: only JSON-LD and exports speak of kilometres. */
export function kmFromMil(mil: number): number {
  return mil * 10;
}
