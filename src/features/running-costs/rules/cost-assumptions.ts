import { formatDecimal } from "#core/text/number.ts";
import { numberFromText } from "#core/text/written-number.ts";
import { financeDefaults } from "#features/credit/rules/finance-defaults.ts";
import { loanMonths } from "#features/credit/rules/loan-wish.ts";
import { runningCosts } from "./running-costs.ts";

type CostField = {
  /** In the address. */
  query: string;
  label: string;
  unit: string;
  least: number;
  most: number;
  isWhole?: boolean;
  /** Null: each car has its own, until the visitor says otherwise. */
  usual: number | null;
  note: string;
  asOf: string | null;
};

const dated = ({ value, asOf, source }: { value: number; asOf: string; source: string }) => ({
  usual: value,
  note: source,
  asOf,
});

/** All that a visitor may change, in the order it is asked for. */
export const costFields = {
  years: {
    query: "ar",
    label: "Så länge behåller du bilen",
    unit: "år",
    least: 1,
    most: 8,
    isWhole: true,
    ...dated(runningCosts.years),
  },
  milPerYear: {
    query: "mil",
    label: "Du kör per år",
    unit: "mil",
    least: 100,
    most: 10_000,
    isWhole: true,
    ...dated(runningCosts.milPerYear),
  },
  tradeIn: {
    query: "inbyte",
    label: "Din bil i inbyte",
    unit: "kr",
    least: 0,
    most: 3_000_000,
    isWhole: true,
    usual: 0,
    note: "räknas som kontantinsats",
    asOf: null,
  },
  petrol: {
    query: "bensin",
    label: "Bensin",
    unit: "kr/l",
    least: 5,
    most: 60,
    ...dated(runningCosts.petrol),
  },
  diesel: {
    query: "diesel",
    label: "Diesel",
    unit: "kr/l",
    least: 5,
    most: 60,
    ...dated(runningCosts.diesel),
  },
  otherFuel: {
    query: "miljobransle",
    label: "Miljöbränsle",
    unit: "kr/l",
    least: 5,
    most: 60,
    ...dated(runningCosts.otherFuel),
  },
  electricity: {
    query: "el",
    label: "El",
    unit: "kr/kWh",
    least: 0,
    most: 15,
    ...dated(runningCosts.electricity),
  },
  electricShare: {
    query: "elandel",
    label: "Laddhybrid på el",
    unit: "%",
    least: 0,
    most: 100,
    isWhole: true,
    ...dated(runningCosts.electricShare),
  },
  aboveWltp: {
    query: "paslag",
    label: "Påslag på förbrukningen",
    unit: "%",
    least: 0,
    most: 60,
    isWhole: true,
    ...dated(runningCosts.aboveWltp),
  },
  depreciation: {
    query: "vardefall",
    label: "Värdefall per år",
    unit: "%",
    least: 0,
    most: 60,
    usual: null,
    note: "tomt: efter vad vi har fått för liknande bilar",
    asOf: null,
  },
  insurance: {
    query: "forsakring",
    label: "Försäkring per år",
    unit: "kr",
    least: 0,
    most: 60_000,
    isWhole: true,
    usual: null,
    note: `tomt: ${runningCosts.insurance.source}`,
    asOf: runningCosts.insurance.asOf,
  },
  service: {
    query: "service",
    label: "Service per mil",
    unit: "kr",
    least: 0,
    most: 60,
    usual: null,
    note: `tomt: ${runningCosts.service.source}`,
    asOf: runningCosts.service.asOf,
  },
  tyres: {
    query: "dack",
    label: "Däck per mil",
    unit: "kr",
    least: 0,
    most: 40,
    ...dated(runningCosts.tyres),
  },
} as const satisfies Record<string, CostField>;

export type CostFieldName = keyof typeof costFields;
export const costFieldNames = Object.keys(costFields) as CostFieldName[];

type Optional = "depreciation" | "insurance" | "service";
/** What is counted on: what the visitor wrote, else what is usual. */
export type CostAssumptions = Record<Exclude<CostFieldName, Optional>, number> &
  Record<Optional, number | null>;

/** How many months a loan runs; left out: paid at once. */
export const paymentField = { query: "lan", usualMonths: financeDefaults.months } as const;

export type CostWish = {
  assumptions: CostAssumptions;
  /** Null: without a loan. */
  loanMonths: number | null;
  typed: Partial<Record<CostFieldName, string>>;
  errors: Partial<Record<CostFieldName, string>>;
  /** What differs from the usual, as it stands in the address. */
  query: [name: string, text: string][];
};

const longestTyped = 40;

/** What the address says. A mistake is answered at its field, and the usual counts until it is mended. */
export function costWishFromQuery(query: URLSearchParams): CostWish {
  const assumptions = usualAssumptions();
  const wish: CostWish = { assumptions, loanMonths: null, typed: {}, errors: {}, query: [] };
  for (const name of costFieldNames) {
    const field: CostField = costFields[name];
    const text = query.get(field.query)?.trim().slice(0, longestTyped) ?? "";
    if (text === "") continue;
    const value = numberFromText(text);
    const isFine =
      value !== null &&
      value >= field.least &&
      value <= field.most &&
      (!field.isWhole || Number.isInteger(value));
    if (isFine && value === field.usual) continue;
    wish.typed[name] = text;
    wish.query.push([field.query, text]);
    if (isFine) (assumptions as Record<CostFieldName, number | null>)[name] = value;
    else wish.errors[name] = complaintOf(field);
  }
  const months = query.get(paymentField.query) ?? "";
  wish.loanMonths = loanMonths.find((choice) => String(choice) === months) ?? null;
  if (wish.loanMonths !== null) wish.query.push([paymentField.query, String(wish.loanMonths)]);
  return wish;
}

function usualAssumptions(): CostAssumptions {
  return Object.fromEntries(costFieldNames.map((name) => [name, costFields[name].usual])) as CostAssumptions;
}

function complaintOf({ label, unit, least, most, isWhole, usual }: CostField): string {
  const kind = isWhole ? "ett helt tal" : "ett tal";
  const bounds = `${formatDecimal(least)}–${formatDecimal(most)}\u00a0${unit}`;
  const meanwhile = usual === null ? "varje bils eget värde" : `${formatDecimal(usual)}\u00a0${unit}`;
  return `${label}: skriv ${kind}, ${bounds}. Vi räknar med ${meanwhile} så länge.`;
}
