import { formatKronor } from "#core/money/kronor.ts";
import { formatNumber } from "#core/text/number.ts";
import { numberFromText } from "#core/text/number-from-text.ts";
import { depositFloor } from "./deposit.ts";
import { depositFloorPercent, financeDefaults } from "./finance-defaults.ts";
import { type Loan, loanFor } from "./loan.ts";

/** How long a loan on a car may run. */
export const loanMonths = [12, 24, 36, 48, 60, 72, 84] as const;

/** What is left to pay at the end: the chain's usual share of the price, or nothing. */
export const residualChoices = { ja: financeDefaults.residualPercent, nej: 0 } as const;
export type ResidualChoice = keyof typeof residualChoices;

/** The customer's wish as it was typed. */
export type LoanFormValues = { deposit: string; months: string; residual: string };
type LoanErrors = Partial<Record<keyof LoanFormValues, string>>;
export type LoanInput = { ok: true; loan: Loan } | { ok: false; errors: LoanErrors };

/** Each wish by its name in the address. */
export const loanFields = {
  deposit: "kontantinsats",
  months: "manader",
  residual: "restvarde",
} as const satisfies Record<keyof LoanFormValues, string>;

const maxInputLength = 40;

/** What the address asks for; what it does not mention is as in every "kr/mån" of the site. */
export function loanFormValuesFromQuery(query: URLSearchParams, price: number): LoanFormValues {
  const usual: LoanFormValues = {
    deposit: formatNumber(depositFloor(price)),
    months: String(financeDefaults.months),
    residual: "ja",
  };
  const textOf = (field: keyof LoanFormValues) =>
    query.get(loanFields[field])?.slice(0, maxInputLength) ?? usual[field];
  return { deposit: textOf("deposit"), months: textOf("months"), residual: textOf("residual") };
}

/** The loan that was wished for, or what is wrong with the wish, field by field. */
export function readLoanInput(textOf: LoanFormValues, price: number): LoanInput {
  const deposit = depositFromText(textOf.deposit, price);
  const months = loanMonths.find((choice) => String(choice) === textOf.months.trim());
  const residualPercent = Object.hasOwn(residualChoices, textOf.residual)
    ? residualChoices[textOf.residual as ResidualChoice]
    : undefined;
  const errors: LoanErrors = {
    ...(typeof deposit === "string" && { deposit }),
    ...(months === undefined && { months: `Välj en löptid: ${loanMonths.join(", ")} månader.` }),
    ...(residualPercent === undefined && { residual: "Välj lån med eller utan restvärde." }),
  };
  if (typeof deposit === "string" || months === undefined || residualPercent === undefined)
    return { ok: false, errors };
  const loan = loanFor({ price, deposit, months, residualPercent });
  return loan ? { ok: true, loan } : { ok: false, errors: { deposit: nothingToBorrow(price) } };
}

/** "60 000", "60 000 kr" and "25 %" of a price are amounts in whole kronor; anything else is none. */
export function amountFromText(text: string, price: number): number | null {
  const trimmed = text.trim();
  const [unit = ""] = /(?:kr|%)$/i.exec(trimmed) ?? [];
  const number = numberFromText(trimmed.slice(0, trimmed.length - unit.length));
  const amount = number !== null && unit === "%" ? Math.ceil((price * number) / 100) : number;
  return amount !== null && Number.isInteger(amount) ? amount : null;
}

/** An amount that is large enough and not too large, or what is wrong with it. */
function depositFromText(text: string, price: number): number | string {
  const deposit = amountFromText(text, price);
  if (deposit === null)
    return `Skriv kontantinsatsen i hela kronor, till exempel ${formatNumber(depositFloor(price))}.`;
  const min = depositFloor(price);
  if (deposit < min)
    return `Kontantinsatsen är minst ${formatKronor(min)}, ${depositFloorPercent}\u00a0% av priset.`;
  return deposit < price ? deposit : nothingToBorrow(price);
}

function nothingToBorrow(price: number): string {
  return `Kontantinsatsen måste vara lägre än priset, ${formatKronor(price)}.`;
}
