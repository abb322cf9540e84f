import { formatDate } from "#core/dates/dates.ts";
import { formatNumber, formatOneDecimal } from "#core/text/number.ts";
import { labelIn } from "../vocabulary.ts";
import { byKind, type CarFactRows, type FactOf, factsWith, mapFacts, type NamesWith } from "./car-fact.ts";

/** What is read of a car, null where the car does not say it. */
export type FactLine<Car> = [label: string, text: (car: Car) => string | null];

/** The lines of an advert that follow from the facts. */
export function factLines<Rows extends CarFactRows>(rows: Rows) {
  return mapFacts(factsWith(rows, "advert"), (row, name) => {
    const { advert } = row as { advert?: string | { label: string } };
    const label = typeof advert === "string" ? advert : advert?.label;
    const text = textOf(row);
    return [label, (car: Record<string, unknown>) => (car[name] === null ? null : text(car[name]))];
  }) as { [Name in NamesWith<Rows, "advert">]: FactLine<{ readonly [Fact in Name]: unknown }> };
}

const textOf = byKind<(value: unknown) => string | null>({
  count: numberText,
  decimal: numberText,
  yesNo:
    ({ advert }) =>
    (value) =>
      (value ? advert?.yes : advert?.no) ?? null,
  choice:
    ({ options }) =>
    (value) =>
      labelIn(options, String(value)),
  tags: () => String,
  texts: () => String,
  day: () => (value) => formatDate(new Date(String(value))),
});

function numberText({ unit }: FactOf<"count" | "decimal">) {
  return (value: unknown) => {
    const number = Number(value);
    if (!unit) return String(number);
    return `${Number.isInteger(number) ? formatNumber(number) : formatOneDecimal(number)}\u00a0${unit}`;
  };
}

const electric = 3;

/** Cars that only run on electricity drink kilowatt-hours, all others litres. */
export const consumptionLine: FactLine<{ consumption: number | null; fuelType: number | null }> = [
  "Förbrukning, blandad",
  ({ consumption, fuelType }) =>
    consumption === null
      ? null
      : `${formatOneDecimal(consumption)}\u00a0${fuelType === electric ? "kWh" : "l"}/100\u00a0km`,
];

/** What is not said is left out. */
export function knownLines<Car>(
  lines: readonly FactLine<Car>[],
  car: Car,
): { label: string; value: string }[] {
  return lines.flatMap(([label, text]) => {
    const value = text(car);
    return value === null ? [] : [{ label, value }];
  });
}
