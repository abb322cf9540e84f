import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isSamePlate } from "#core/plate/plate-text.ts";
import { depositFloor } from "#features/credit/rules/deposit.ts";
import { type Loan, loanFor } from "#features/credit/rules/loan.ts";
import type { Offer, OfferedCar } from "./proposal-content.ts";

/** What the customer has moved; null where the proposal stands as it was sent. */
export type ProposalChoice = { licenseplate: LicensePlate; deposit: number; months: number };

export type ProposalTotals = {
  car: OfferedCar | null;
  extras: number;
  discount: number;
  /** Car and extras less the discount. */
  total: number;
  /** What is left of the trade-in when its loan is paid; below nothing where the loan is larger. */
  tradeInLeft: number;
  /** What is left to pay when the trade-in is counted; below nothing the customer gets it. */
  afterTradeIn: number;
  /** Between what and what the deposit can be moved; null where there is nothing to borrow. */
  bounds: { min: number; max: number } | null;
  /** All that is paid at once where there is a loan: trade-in and cash. */
  deposit: number;
  cash: number;
  loan: Loan | null;
  /** In one figure: what is left after trade-in and, where there is a loan, deposit. */
  toPay: number;
};

/** Less is lent to nobody. */
const minCredit = 10_000;

/**
 * Every figure of a proposal. The salesman's page, the customer's page, the e-mail and the PDF all ask here, so that
 * nobody sees another number.
 */
export function proposalTotals(offer: Offer, choice: ProposalChoice | null = null): ProposalTotals {
  const car = chosenCar(offer, choice);
  const extras = offer.extras.reduce((sum, { price }) => sum + price, 0);
  const discount = offer.discount?.kronor ?? 0;
  const total = Math.max(0, (car?.price ?? 0) + extras - discount);
  const tradeInLeft = offer.tradeIn ? offer.tradeIn.value - offer.tradeIn.debt : 0;
  const tradeInPart = Math.min(Math.max(0, tradeInLeft), total);
  const bounds = depositBounds(total, tradeInPart);
  const depositAsked = choice?.deposit ?? offer.loan?.deposit ?? 0;
  const deposit = bounds ? Math.min(Math.max(depositAsked, bounds.min), bounds.max) : tradeInPart;
  const loan =
    offer.loan && bounds && car
      ? loanFor({
          price: total,
          deposit,
          months: choice?.months ?? offer.loan.months,
          residual: Math.floor((car.price * offer.loan.residualPercent) / 100),
          ratePercent: offer.loan.ratePercent,
          fees: offer.loan.fees,
        })
      : null;
  const afterTradeIn = total - tradeInLeft;
  return {
    car,
    extras,
    discount,
    total,
    tradeInLeft,
    afterTradeIn,
    bounds: offer.loan && bounds,
    deposit: loan ? deposit : tradeInPart,
    cash: loan ? deposit - tradeInPart : 0,
    loan,
    toPay: loan ? loan.credit : afterTradeIn,
  };
}

/** A fifth at least, as the law has it, and all of the trade-in. */
function depositBounds(total: number, tradeInPart: number): ProposalTotals["bounds"] {
  const min = Math.max(depositFloor(total), tradeInPart);
  const max = total - minCredit;
  return min <= max ? { min, max } : null;
}

function chosenCar({ cars }: Offer, choice: ProposalChoice | null): OfferedCar | null {
  const carInChoice =
    choice && cars.find(({ licenseplate }) => isSamePlate(licenseplate, choice.licenseplate));
  return carInChoice ?? cars[0] ?? null;
}
