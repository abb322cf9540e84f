import fc from "fast-check";
import {
  type CarFact,
  type CarFactRows,
  mapFacts,
  type ValueOf,
  valuesOf,
} from "#features/cars/rules/facts/car-fact.ts";

type AnyOf<Rows> = { [Name in keyof Rows]: fc.Arbitrary<ValueOf<Rows[Name]>> };

/** Any value of each fact, so that a new one is in every test at once. */
export function anyFacts<Rows extends CarFactRows>(rows: Rows): AnyOf<Rows> {
  return mapFacts(rows, (row) =>
    row.default === null ? fc.option(anyFact(row)) : anyFact(row),
  ) as unknown as AnyOf<Rows>;
}

function anyFact(row: CarFact): fc.Arbitrary<unknown> {
  switch (row.kind) {
    case "count":
      return fc.integer({ min: row.min, max: row.max });
    case "decimal":
      return fc.integer({ min: 2 * row.min, max: 2 * row.max }).map((half) => half / 2);
    case "yesNo":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...valuesOf(row));
    case "tags":
      return fc.subarray(Object.keys(row.options));
    case "texts":
      return fc.subarray(["Adaptiv farthållare", "Dieselvärmare", "Harman/Kardon", "Skinnklädsel"]);
    case "day":
      return fc.constantFrom("2019-05-02", "2026-10-01");
  }
}
