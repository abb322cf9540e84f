import type { Sale } from "./sale.ts";

/** For so long the buyer may complain, and may want to read again what the advert promised. */
const retentionYears = 3;

/** Sold so long ago that its advert is no longer kept. A sale whose day nobody knows is kept. */
export function isSoldLongAgo(sale: Pick<Sale, "soldAt"> | null, now: Date): boolean {
  if (sale === null) return false;
  const retainedUntil = new Date(sale.soldAt);
  retainedUntil.setUTCFullYear(retainedUntil.getUTCFullYear() + retentionYears);
  return now >= retainedUntil;
}
