import type { LegalPriceCut } from "./ledger.ts";
import type { PriceEvent } from "./price-event.ts";
import { type PriceStep, priceSteps } from "./price-steps.ts";

/** One row of "Prishistorik" on the advert. */
export type PriceHistoryRow = {
  at: Date;
  /** Null when the car was taken off sale. */
  price: number | null;
  kind: PriceStep["kind"] | "offSale" | "sold";
  /** Against the price before; null when there is nothing to compare with. */
  change: number | null;
  lowestBefore: number | null;
};

/** What stands in the column "Ändring" where there is no amount. */
export const priceHistoryLabels = {
  published: "Publicerad",
  cut: "Sänkt pris",
  rise: "Höjt pris",
  returned: "Åter till salu",
  offSale: "Inte till salu",
  sold: "Såld",
} as const satisfies Record<PriceHistoryRow["kind"], string>;

/** The table of prices, newest first. */
export function priceHistory(events: readonly PriceEvent[]): PriceHistoryRow[] {
  const steps = priceSteps(events);
  return steps
    .flatMap((step, index) => [rowFromStep(step), ...offSaleAfter(step, steps[index + 1])])
    .reverse();
}

/**
 * The table of a car that is sold: it ends with the sale, which is also what took the car off sale. Without a day of
 * the sale the day it was taken off stands for it.
 */
export function soldPriceHistory(events: readonly PriceEvent[], soldAt: Date | null): PriceHistoryRow[] {
  const rows = priceHistory(events);
  const [last] = rows;
  const takenOff = last?.kind === "offSale" ? last : null;
  const at = soldAt ?? takenOff?.at;
  if (at === undefined) return rows;
  const before = takenOff ? rows.slice(1) : rows;
  return [{ at, price: null, kind: "sold", change: null, lowestBefore: null }, ...before];
}

/** The words beside the reference price: in steps, the 30 days are those before the first cut. */
export function referencePriceLabel({
  cutAt,
  firstCutAt,
}: Pick<LegalPriceCut, "cutAt" | "firstCutAt">): string {
  return firstCutAt < cutAt ? "lägst 30 dagar före första sänkningen" : "lägst 30 dagar före";
}

function rowFromStep({ from, price, kind, before, lowestBefore }: PriceStep): PriceHistoryRow {
  return { at: from, price, kind, change: before === null ? null : price - before, lowestBefore };
}

function offSaleAfter(step: PriceStep, next: PriceStep | undefined): PriceHistoryRow[] {
  if (step.until === null || step.until.getTime() === next?.from.getTime()) return [];
  return [{ at: step.until, price: null, kind: "offSale", change: null, lowestBefore: null }];
}
