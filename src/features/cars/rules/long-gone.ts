import type { Sale } from "./sale.ts";

/** For so long the buyer may complain, and may want to read again what the advert promised. */
const yearsKept = 3;

/** Sold so long ago that its advert is no longer kept. A sale whose day nobody knows is kept. */
export function isLongGone(sale: Pick<Sale, "soldAt"> | null, now: Date): boolean {
  if (sale === null) return false;
  const keptUntil = new Date(sale.soldAt);
  keptUntil.setUTCFullYear(keptUntil.getUTCFullYear() + yearsKept);
  return now >= keptUntil;
}
