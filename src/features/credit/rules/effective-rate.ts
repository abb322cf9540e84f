export type CashFlow = {
  /** What the customer can use on day one: the credit less what is charged up front. */
  received: number;
  /** What is paid each month, fees included. */
  payment: number;
  months: number;
  /** What is paid on top of the last payment. */
  residual: number;
};

/**
 * The effective rate, percent a year: the one rate at which everything paid is worth what was received
 * (the equation in the consumer credit directive). Null when there is nothing to compare.
 */
export function effectiveRatePercent(flow: CashFlow): number | null {
  const isLoan = flow.received > 0 && flow.payment >= 0 && flow.residual >= 0 && flow.months > 0;
  if (!isLoan || flow.payment + flow.residual <= 0) return null;
  return ((1 + monthlyRateOf(flow)) ** 12 - 1) * 100;
}

/** Newton's steps, kept inside a bracket: a step that leaves it is replaced by cutting the bracket in half. */
function monthlyRateOf(flow: CashFlow): number {
  let [low, high] = bracketOf(flow);
  let rate = (low + high) / 2;
  for (let step = 0; step < 200; step++) {
    const { value, slope } = presentValue(flow, rate);
    // A higher rate makes the payments worth less, so a value above what was received means: go up.
    if (value > flow.received) low = rate;
    else high = rate;
    const newton = rate - (value - flow.received) / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - rate) <= 1e-15 * (1 + Math.abs(rate))) return next;
    rate = next;
  }
  return rate;
}

/** Two rates with the answer between them: up from zero for loans that cost, down towards −100 % for those that give. */
function bracketOf(flow: CashFlow): [low: number, high: number] {
  if (presentValue(flow, 0).value >= flow.received) {
    let high = 0.01;
    while (presentValue(flow, high).value > flow.received) high *= 2;
    return [0, high];
  }
  let left = 0.5;
  while (presentValue(flow, left - 1).value < flow.received) left /= 2;
  return [left - 1, 0];
}

function presentValue(flow: CashFlow, monthlyRate: number): { value: number; slope: number } {
  const factor = 1 / (1 + monthlyRate);
  let discount = 1;
  let value = 0;
  let slope = 0;
  for (let month = 1; month <= flow.months; month++) {
    discount *= factor;
    const paid = (month === flow.months ? flow.payment + flow.residual : flow.payment) * discount;
    value += paid;
    slope -= month * paid * factor;
  }
  return { value, slope };
}
