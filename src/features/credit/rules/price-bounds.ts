import { loanFor } from "./loan.ts";

/** From and to, both included; null leaves that side open. */
export type Bounds = { from: number | null; to: number | null };

/**
 * Deposit and residual are whole kronor, which makes the payment stutter by an öre or two between prices
 * that are not whole tens. From one whole ten to the next it only grows, so the bounds stand on whole tens.
 */
const grid = 10;

/** No car is dearer; it only keeps the search for a bound short. */
const dearest = 100_000_000;

/** The payment that a card shows for a price, on the default loan. */
export function monthlyFromPrice(price: number): number | null {
  return loanFor({ price })?.monthly ?? null;
}

/** Prices whose monthly payment lies between the bounds: a price inside is always a payment inside. */
export function priceBoundsFromMonthly({ from, to }: Bounds): Bounds {
  return {
    from: from === null ? null : lowestPriceWithPayment(from),
    to: to === null ? null : Math.max(0, lowestPriceWithPayment(Math.floor(to) + 1) - grid),
  };
}

/** The payments that prices between the bounds can have. @internal */
export function monthlyBoundsFromPrice({ from, to }: Bounds): Bounds {
  return {
    from: from === null ? null : (monthlyFromPrice(Math.floor(from / grid) * grid) ?? 0),
    to: to === null ? null : (monthlyFromPrice(Math.ceil(to / grid) * grid) ?? 0),
  };
}

/** Halves the way to the answer; a payment beyond the dearest car gives the dearest car. */
function lowestPriceWithPayment(payment: number): number {
  if (!(payment > 0)) return 0;
  let tooLow = 0;
  let enough = dearest;
  while (enough - tooLow > grid) {
    const middle = Math.floor((tooLow + enough) / 2 / grid) * grid;
    if ((monthlyFromPrice(middle) ?? 0) < payment) tooLow = middle;
    else enough = middle;
  }
  return enough;
}
