import { formatNumber } from "#core/text/number.ts";
import {
  type CarFact,
  type CarFactRows,
  mapFacts,
  type NamesWith,
} from "#features/cars/rules/facts/car-fact.ts";

/** A line of the advert, null where the car does not say it. */
export type FactLine<Car> = [label: string, text: (car: Car) => string | null];
type Lines<Rows> = { [Name in NamesWith<Rows, "advert">]: FactLine<{ readonly [Fact in Name]: unknown }> };

/** The lines of an advert that follow from the facts. */
export function factLines<Rows extends CarFactRows>(rows: Rows): Lines<Rows> {
  return mapFacts(rows, (row, name) => {
    if (!("advert" in row) || row.advert === undefined) return null;
    const text = (car: Readonly<Record<string, unknown>>) => textOf(row, car[name]);
    return [row.advert, text];
  }) as unknown as Lines<Rows>;
}

function textOf(row: CarFact, value: unknown): string | null {
  if (value === null) return null;
  switch (row.kind) {
    case "count":
      return row.unit === "" ? String(value) : `${formatNumber(Number(value))}\u00a0${row.unit}`;
    case "yesNo":
      return value ? "Ja" : "Nej";
    case "choice":
      return row.options[String(value)] ?? null;
  }
}
