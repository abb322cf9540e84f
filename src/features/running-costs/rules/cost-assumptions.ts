import { formatDecimal } from "#core/text/number.ts";
import { numberFromText } from "#core/text/number-from-text.ts";
import { financeDefaults } from "#features/credit/rules/finance-defaults.ts";
import { loanMonths } from "#features/credit/rules/loan-input.ts";
import { runningCosts } from "./running-costs.ts";

type CostField = {
  /** In the address. */
  query: string;
  label: string;
  unit: string;
  min: number;
  max: number;
  isInteger?: boolean;
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
    min: 1,
    max: 8,
    isInteger: true,
    ...dated(runningCosts.years),
  },
  milPerYear: {
    query: "mil",
    label: "Du kör per år",
    unit: "mil",
    min: 100,
    max: 10_000,
    isInteger: true,
    ...dated(runningCosts.milPerYear),
  },
  tradeIn: {
    query: "inbyte",
    label: "Din bil i inbyte",
    unit: "kr",
    min: 0,
    max: 3_000_000,
    isInteger: true,
    usual: 0,
    note: "räknas som kontantinsats",
    asOf: null,
  },
  petrol: {
    query: "bensin",
    label: "Bensin",
    unit: "kr/l",
    min: 5,
    max: 60,
    ...dated(runningCosts.petrol),
  },
  diesel: {
    query: "diesel",
    label: "Diesel",
    unit: "kr/l",
    min: 5,
    max: 60,
    ...dated(runningCosts.diesel),
  },
  otherFuel: {
    query: "miljobransle",
    label: "Miljöbränsle",
    unit: "kr/l",
    min: 5,
    max: 60,
    ...dated(runningCosts.otherFuel),
  },
  electricity: {
    query: "el",
    label: "El",
    unit: "kr/kWh",
    min: 0,
    max: 15,
    ...dated(runningCosts.electricity),
  },
  electricShare: {
    query: "elandel",
    label: "Laddhybrid på el",
    unit: "%",
    min: 0,
    max: 100,
    isInteger: true,
    ...dated(runningCosts.electricShare),
  },
  aboveWltp: {
    query: "paslag",
    label: "Påslag på förbrukningen",
    unit: "%",
    min: 0,
    max: 60,
    isInteger: true,
    ...dated(runningCosts.aboveWltp),
  },
  depreciation: {
    query: "vardefall",
    label: "Värdefall per år",
    unit: "%",
    min: 0,
    max: 60,
    usual: null,
    note: "tomt: efter vad vi har fått för liknande bilar",
    asOf: null,
  },
  insurance: {
    query: "forsakring",
    label: "Försäkring per år",
    unit: "kr",
    min: 0,
    max: 60_000,
    isInteger: true,
    usual: null,
    note: `tomt: ${runningCosts.insurance.source}`,
    asOf: runningCosts.insurance.asOf,
  },
  service: {
    query: "service",
    label: "Service per mil",
    unit: "kr",
    min: 0,
    max: 60,
    usual: null,
    note: `tomt: ${runningCosts.service.source}`,
    asOf: runningCosts.service.asOf,
  },
  tyres: {
    query: "dack",
    label: "Däck per mil",
    unit: "kr",
    min: 0,
    max: 40,
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

export type RunningCostInput = {
  assumptions: CostAssumptions;
  /** Null: without a loan. */
  loanMonths: number | null;
  values: Partial<Record<CostFieldName, string>>;
  errors: Partial<Record<CostFieldName, string>>;
  /** What differs from the usual, as it stands in the address. */
  query: [name: string, text: string][];
};

const maxInputLength = 40;

/** What the address says. A mistake is answered at its field, and the usual counts until it is mended. */
export function runningCostInputFromQuery(query: URLSearchParams): RunningCostInput {
  const assumptions = usualAssumptions();
  const input: RunningCostInput = { assumptions, loanMonths: null, values: {}, errors: {}, query: [] };
  for (const name of costFieldNames) {
    const field: CostField = costFields[name];
    const text = query.get(field.query)?.trim().slice(0, maxInputLength) ?? "";
    if (text === "") continue;
    const value = numberFromText(text);
    const isFine =
      value !== null &&
      value >= field.min &&
      value <= field.max &&
      (!field.isInteger || Number.isInteger(value));
    if (isFine && value === field.usual) continue;
    input.values[name] = text;
    input.query.push([field.query, text]);
    if (isFine) (assumptions as Record<CostFieldName, number | null>)[name] = value;
    else input.errors[name] = complaintOf(field);
  }
  const months = query.get(paymentField.query) ?? "";
  input.loanMonths = loanMonths.find((choice) => String(choice) === months) ?? null;
  if (input.loanMonths !== null) input.query.push([paymentField.query, String(input.loanMonths)]);
  return input;
}

function usualAssumptions(): CostAssumptions {
  return Object.fromEntries(costFieldNames.map((name) => [name, costFields[name].usual])) as CostAssumptions;
}

function complaintOf({ label, unit, min, max, isInteger, usual }: CostField): string {
  const kind = isInteger ? "ett helt tal" : "ett tal";
  const bounds = `${formatDecimal(min)}–${formatDecimal(max)}\u00a0${unit}`;
  const meanwhile = usual === null ? "varje bils eget värde" : `${formatDecimal(usual)}\u00a0${unit}`;
  return `${label}: skriv ${kind}, ${bounds}. Vi räknar med ${meanwhile} så länge.`;
}
