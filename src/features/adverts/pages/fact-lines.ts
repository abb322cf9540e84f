import { formatDate } from "#core/dates/dates.ts";
import { formatNumber, formatOneDecimal } from "#core/text/number.ts";
import {
  type CarFact,
  type CarFactRows,
  factsWith,
  mapFacts,
  type NamesWith,
} from "#features/cars/rules/facts/car-fact.ts";
import { labelIn } from "#features/cars/rules/vocabulary.ts";

/** A line of the advert, null where the car does not say it. */
export type FactLine<Car> = [label: string, text: (car: Car) => string | null];
type Lines<Rows> = { [Name in NamesWith<Rows, "advert">]: FactLine<{ readonly [Fact in Name]: unknown }> };

/** The lines of an advert that follow from the facts. */
export function factLines<Rows extends CarFactRows>(rows: Rows): Lines<Rows> {
  return mapFacts(factsWith(rows, "advert"), (row, name) => {
    const text = (car: Readonly<Record<string, unknown>>) => {
      const value = car[name];
      return value === null ? null : textOf(row, value);
    };
    return [labelOf(row), text];
  }) as unknown as Lines<Rows>;
}

function labelOf(row: CarFact): string {
  if (!("advert" in row) || row.advert === undefined) return row.label;
  return typeof row.advert === "string" ? row.advert : row.advert.label;
}

function textOf(row: CarFact, value: unknown): string {
  switch (row.kind) {
    case "count":
    case "decimal":
      return row.unit === "" ? String(value) : `${numberText(Number(value))}\u00a0${row.unit}`;
    case "yesNo":
      return (value ? row.advert?.yes : row.advert?.no) ?? "";
    case "choice":
      return labelIn(row.options, String(value));
    case "day":
      return formatDate(new Date(String(value)));
    case "tags":
    case "texts":
      return String(value);
  }
}

function numberText(value: number): string {
  return Number.isInteger(value) ? formatNumber(value) : formatOneDecimal(value);
}
