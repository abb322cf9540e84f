import { formatMonthly } from "#core/money/kronor.ts";
import { formatPercent } from "#core/text/percent.ts";
import { loanFor } from "#features/credit/rules/loan.ts";
import type { CarCardView } from "./car-card-view.ts";

/** The cost per month of a car whose price is shown. */
export function withMonthly(card: CarCardView, price: number | null): CarCardView {
  if (price === null || card.price.kind === "coming") return card;
  const loan = loanFor({ price });
  if (loan === null) return card;
  return {
    ...card,
    monthly: {
      cost: formatMonthly(loan.monthly),
      months: `i ${loan.months}\u00a0månader`,
      effectiveRate: formatPercent(loan.effectiveRatePercent),
    },
  };
}
