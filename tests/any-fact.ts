import fc from "fast-check";
import {
  byKind,
  type CarFactRows,
  mapFacts,
  type ValueOf,
  valuesOf,
} from "#features/cars/rules/facts/car-fact.ts";

/** Any value of each fact, so that a new one is in every test at once. */
export function anyFacts<Rows extends CarFactRows>(rows: Rows) {
  return mapFacts(rows, (row) =>
    row.default === null ? fc.option(anyFact(row)) : anyFact(row),
  ) as unknown as { [Name in keyof Rows]: fc.Arbitrary<ValueOf<Rows[Name]>> };
}

const anyFact = byKind<fc.Arbitrary<unknown>>({
  count: ({ min = 0, max }) => fc.integer({ min, max }),
  decimal: ({ min = 0, max }) => fc.integer({ min: 2 * min, max: 2 * max }).map((half) => half / 2),
  yesNo: () => fc.boolean(),
  choice: (row) => fc.constantFrom(...valuesOf(row)),
  tags: ({ options }) => fc.subarray(Object.keys(options)),
  texts: () => fc.subarray(["Adaptiv farthållare", "Dieselvärmare", "Harman/Kardon", "Skinnklädsel"]),
  day: () => fc.constantFrom("2019-05-02", "2026-10-01"),
});
