export type Instalments = {
  /** What is borrowed. */
  credit: number;
  /** What is still owed after the last month, paid in one sum. */
  residual: number;
  ratePercent: number;
  months: number;
};

/** The level payment that brings the credit down to the residual, before rounding to kronor. */
export function exactMonthlyPayment({ credit, residual, ratePercent, months }: Instalments): number {
  const monthlyRate = ratePercent / 100 / 12;
  const discount = (1 + monthlyRate) ** -months;
  return ((credit - residual * discount) * monthlyRate) / (1 - discount);
}

/**
 * Whole kronor a month. The two ways of having no payment are kept apart as the contract has them:
 * 0 when the calculator has no interest or no term yet, null when there is no loan to speak of.
 */
export function monthlyPayment(instalments: Instalments): number | null {
  const { ratePercent, months } = instalments;
  if (ratePercent === 0 || months === 0) return 0;
  if (!(ratePercent > 0 && months > 0)) return null;
  const payment = Math.round(exactMonthlyPayment(instalments));
  return payment > 0 ? payment : null;
}
