import { formatDate } from "#core/dates/dates.ts";
import { formatNumber, formatOneDecimal } from "#core/text/number.ts";
import {
  byKind,
  type CarFact,
  type CarFactRows,
  factsWith,
  mapFacts,
  type NamesWith,
} from "#features/cars/rules/facts/car-fact.ts";
import { labelIn } from "#features/cars/rules/vocabulary.ts";

/** A line of the advert, null where the car does not say it. */
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

function numberText({ unit }: CarFact & { unit?: string }) {
  return (value: unknown) => {
    const number = Number(value);
    if (!unit) return String(number);
    return `${Number.isInteger(number) ? formatNumber(number) : formatOneDecimal(number)}\u00a0${unit}`;
  };
}
