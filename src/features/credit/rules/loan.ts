import { depositFloor } from "./deposit.ts";
import { effectiveRatePercent } from "./effective-rate.ts";
import { financeDefaults, type LoanFees } from "./finance-defaults.ts";
import { exactMonthlyPayment, monthlyPayment } from "./monthly-payment.ts";

export type LoanRequest = {
  price: number;
  deposit?: number | undefined;
  months?: number | undefined;
  ratePercent?: number | undefined;
  /** Of the price. */
  residualPercent?: number | undefined;
  /** In kronor, where it is not a share of the whole price. */
  residual?: number | undefined;
  fees?: LoanFees | undefined;
};

/** Everything that must be said beside "kr/mån". Money is whole kronor. */
export type Loan = {
  price: number;
  deposit: number;
  credit: number;
  /** Paid in one sum in the last month. */
  residual: number;
  months: number;
  ratePercent: number;
  fees: LoanFees;
  /** What is drawn each month, monthly fee included. */
  monthly: number;
  /** All that is paid for the credit: payments, residual and set-up fee. The deposit is not in it. */
  totalToPay: number;
  /** What the credit costs: total to pay less the credit. */
  creditCost: number;
  effectiveRatePercent: number;
};

/** The loan on a car, or null when there is nothing to borrow or no payment to show. … */
export function loanFor(request: LoanRequest): Loan | null {
  const { price } = request;
  const { months = financeDefaults.months, ratePercent = financeDefaults.ratePercent } = request;
  const { fees = financeDefaults.fees, residualPercent = financeDefaults.residualPercent } = request;

  const deposit = Math.max(request.deposit ?? defaultDeposit(price), depositFloor(price));
  const credit = price - deposit;
  const residual = Math.min(request.residual ?? Math.floor((price * residualPercent) / 100), credit);
  const instalments = { credit, residual, ratePercent, months };
  const instalment = monthlyPayment(instalments);
  if (instalment === null || instalment === 0) return null;

  // Rate and total rest on the payment before rounding, else the rounding of a small payment would move them.
  const payment = exactMonthlyPayment(instalments) + fees.monthly;
  const effective = effectiveRatePercent({ received: credit - fees.setUp, payment, months, residual });
  if (effective === null) return null;

  const totalToPay = Math.round(months * payment + residual + fees.setUp);
  return {
    price,
    deposit,
    credit,
    residual,
    months,
    ratePercent,
    fees,
    monthly: instalment + fees.monthly,
    totalToPay,
    creditCost: totalToPay - credit,
    effectiveRatePercent: effective,
  };
}

function defaultDeposit(price: number): number {
  return Math.ceil((price * financeDefaults.depositPercent) / 100);
}
