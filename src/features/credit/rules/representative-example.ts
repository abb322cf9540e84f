import { formatKronor, formatMonthly } from "#core/money/kronor.ts";
import { formatPercent } from "#core/text/percent.ts";
import type { LoanFees } from "./finance-defaults.ts";
import type { Loan } from "./loan.ts";

/** The example that the law wants wherever a figure of the credit is named. Everything in it comes from the loan. */
export function representativeExample(loan: Loan): string {
  const credit = [
    `kontantpris ${formatKronor(loan.price)}`,
    `kontantinsats ${formatKronor(loan.deposit)} (${formatPercent((loan.deposit / loan.price) * 100)})`,
    `kreditbelopp ${formatKronor(loan.credit)}`,
    `${loan.months}\u00a0månader`,
    `rörlig ränta ${formatPercent(loan.ratePercent)}`,
    `effektiv ränta ${formatPercent(loan.effectiveRatePercent)}`,
  ].join(", ");
  const payments = `${loan.months}\u00a0betalningar om ${formatKronor(loan.monthly)}`;
  const residual =
    loan.residual > 0 ? ` och restvärde ${formatKronor(loan.residual)} i månad ${loan.months}` : "";
  return [
    `Räkneexempel: ${credit}.`,
    feesText(loan.fees),
    `${payments}${residual}.`,
    `Totalt att betala ${formatKronor(loan.totalToPay)} utöver kontantinsatsen.`,
  ].join(" ");
}

/** What waits at the end, in words, beside the monthly cost. */
export function residualText({ residual, months }: Loan): string {
  if (residual === 0) return `Inget restvärde, lånet är betalt efter månad ${months}.`;
  return `Restvärde ${formatKronor(residual)} betalas i månad ${months}.`;
}

function feesText({ setUp, monthly }: LoanFees): string {
  if (setUp === 0 && monthly === 0) return "Inga avgifter.";
  return `Uppläggningsavgift ${formatKronor(setUp)}, aviavgift ${formatMonthly(monthly)}.`;
}
