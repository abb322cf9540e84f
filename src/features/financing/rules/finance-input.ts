import { formatKronor } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";
import { type Deposit, depositFloor, depositFor } from "#features/credit/rules/deposit.ts";
import { depositFloorPercent, financeDefaults } from "#features/credit/rules/finance-defaults.ts";
import { type Loan, loanFor } from "#features/credit/rules/loan.ts";
import {
  amountFromText,
  loanFields,
  loanMonths,
  residualChoices,
} from "#features/credit/rules/loan-input.ts";
import { runningCosts } from "#features/running-costs/rules/running-costs.ts";

/** Each wish by its name in the address; those that an advert has too are named alike. */
export const financeFields = {
  price: "pris",
  tradeIn: "inbyte",
  tradeInLoan: "lan",
  cash: loanFields.deposit,
  months: loanFields.months,
  residual: loanFields.residual,
  milPerYear: "mil",
} as const;

export type FinanceField = keyof typeof financeFields;
/** As it was typed; what the address does not mention is as usual. */
export type FinanceFormValues = Record<FinanceField, string>;
export type FinanceErrors = Partial<Record<FinanceField, string>>;

export type FinanceInput = {
  values: FinanceFormValues;
  price: number | null;
  months: number | null;
  residualPercent: number | null;
  milPerYear: number;
  /** What is paid at once, as far as it can be read; it may be too little. */
  paid: { deposit: Deposit; floor: number; isEnough: boolean } | null;
  /** What of one's own is needed at least; it counts where nothing is said. */
  minCash: number;
  /** What the loan on the old car is above its worth: it is paid besides. */
  owedBesides: number;
  errors: FinanceErrors;
  /** Null where anything that it rests on is wrong. */
  loan: Loan | null;
};

export const maxResidual = 50;
const priceBounds = [10_000, 5_000_000] as const;
const milBounds = [100, 10_000] as const;
const maxInputLength = 40;

/** What the address asks for, of a car with this price or of a price that was typed. */
export function financeInputFrom(query: URLSearchParams, priceOfCar: number | null): FinanceInput {
  const textOf = (field: FinanceField) =>
    query.get(financeFields[field])?.trim().slice(0, maxInputLength) ?? "";
  const errors: FinanceErrors = {};

  const amountOf = (field: FinanceField, usual: number, complaint: string): number | null => {
    if (textOf(field) === "") return usual;
    const amount = amountFromText(textOf(field), price ?? 0);
    if (amount !== null && amount >= 0) return amount;
    errors[field] = complaint;
    return null;
  };
  const choiceOf = <Choice>(field: FinanceField, choice: Choice | undefined, complaint: string) => {
    if (choice === undefined) errors[field] = complaint;
    return choice ?? null;
  };

  const price = priceOfCar ?? priceFrom(textOf("price"), errors);
  const tradeIn = amountOf("tradeIn", 0, "Skriv vad bilen är värd i hela kronor, eller lämna tomt.");
  const tradeInLoan = amountOf("tradeInLoan", 0, "Skriv vad som är kvar i hela kronor, eller lämna tomt.");
  const worth = (tradeIn ?? 0) - (tradeInLoan ?? 0);
  const min = price === null ? 0 : depositFor({ price, cash: 0, tradeIn: worth }).cash;
  const cash = amountOf("cash", min, `Skriv summan i hela kronor, till exempel ${formatNumber(min)}.`);
  const months = choiceOf(
    "months",
    monthsFrom(textOf("months")),
    `Välj en löptid: ${loanMonths.join(", ")} månader.`,
  );
  const residualPercent = choiceOf(
    "residual",
    residualFrom(textOf("residual")),
    `Välj ett restvärde från 0 till ${maxResidual}\u00a0% av priset.`,
  );
  const milPerYear = milFrom(textOf("milPerYear"), errors);

  const isPaidKnown = price !== null && tradeIn !== null && tradeInLoan !== null && cash !== null;
  const paid = isPaidKnown ? paidOf(price, cash, worth) : null;
  if (paid && price !== null && !paid.isEnough) errors.cash = tooLittle(paid.deposit.total, price);
  const canLend = paid?.isEnough && price !== null && months !== null && residualPercent !== null;
  const loan = canLend ? loanFor({ price, deposit: paid.deposit.total, months, residualPercent }) : null;
  if (canLend && loan === null)
    errors.cash = `Insatsen täcker hela priset, ${formatKronor(price)}. Då behövs inget lån.`;

  return {
    values: {
      price: price === null ? textOf("price") : formatNumber(price),
      tradeIn: textOf("tradeIn"),
      tradeInLoan: textOf("tradeInLoan"),
      cash: textOf("cash"),
      months: months === null ? textOf("months") : String(months),
      residual: residualPercent === null ? textOf("residual") : String(residualPercent),
      milPerYear: textOf("milPerYear") || formatNumber(milPerYear),
    },
    price,
    months,
    residualPercent,
    milPerYear,
    paid,
    minCash: min,
    owedBesides: Math.max(0, -worth),
    errors,
    loan,
  };
}

/** What is too little is not raised in silence, as `depositFor` would: the visitor says where the rest comes from. */
function paidOf(price: number, cash: number, worth: number): NonNullable<FinanceInput["paid"]> {
  const floor = depositFloor(price);
  const tradeInPart = Math.min(Math.max(0, worth), price);
  const total = tradeInPart + Math.min(cash, price - tradeInPart);
  const isEnough = total >= floor;
  const deposit = isEnough
    ? depositFor({ price, cash, tradeIn: worth })
    : { total, tradeIn: tradeInPart, cash: total - tradeInPart, paidOut: 0 };
  return { deposit, floor, isEnough };
}

function tooLittle(total: number, price: number): string {
  const floor = depositFloor(price);
  return `Insatsen är minst ${formatKronor(floor)}, ${depositFloorPercent}\u00a0% av priset. Lägg till ${formatKronor(floor - total)}.`;
}

function priceFrom(text: string, errors: FinanceErrors): number | null {
  if (text === "") return financeDefaults.examplePrice;
  const price = amountFromText(text.replace("%", "?"), 0);
  const [min, max] = priceBounds;
  if (price !== null && price >= min && price <= max) return price;
  errors.price = `Skriv bilens pris i hela kronor, ${formatNumber(min)}–${formatNumber(max)}.`;
  return null;
}

function monthsFrom(text: string): number | undefined {
  return text === "" ? financeDefaults.months : loanMonths.find((choice) => String(choice) === text);
}

/** A whole share in percent, or yes and no as an advert says it. */
function residualFrom(text: string): number | undefined {
  if (text === "") return Math.min(financeDefaults.residualPercent, maxResidual);
  if (text === "ja" || text === "nej") return residualChoices[text];
  const share = /^\d{1,2}$/.test(text) ? Number(text) : maxResidual + 1;
  return share <= maxResidual ? share : undefined;
}

/** The loan does not rest on it: the usual counts until it is mended. */
function milFrom(text: string, errors: FinanceErrors): number {
  const usual = runningCosts.milPerYear.value;
  if (text === "") return usual;
  const mil = amountFromText(text.replace("%", "?"), 0);
  const [min, max] = milBounds;
  if (mil !== null && mil >= min && mil <= max) return mil;
  errors.milPerYear = `Skriv ett helt tal, ${formatNumber(min)}–${formatNumber(max)} mil. Vi räknar med ${formatNumber(usual)} så länge.`;
  return usual;
}
