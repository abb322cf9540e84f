import fc from "fast-check";
import type { CarFact, CarFactRows, ValuesOf } from "#features/cars/rules/facts/car-fact.ts";

type AnyOf<Rows> = { [Name in keyof Rows]: fc.Arbitrary<ValuesOf<Rows>[Name]> };

/** Any value of each fact, so that a new one is in every test at once. */
export function anyFacts<Rows extends CarFactRows>(rows: Rows): AnyOf<Rows> {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      row.default === null ? fc.option(anyFact(row)) : anyFact(row),
    ]),
  ) as AnyOf<Rows>;
}

function anyFact(row: CarFact): fc.Arbitrary<unknown> {
  switch (row.kind) {
    case "count":
      return fc.integer({ min: row.min, max: row.max });
    case "yesNo":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...Object.keys(row.options));
  }
}
