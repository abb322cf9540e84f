import * as z from "zod";
import {
  byKind,
  type CarFactRows,
  factsWith,
  mapFacts,
  type NamesWith,
  type ValueOf,
  valuesOf,
} from "#features/cars/rules/facts/car-fact.ts";
import { type CarFactValues, carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { withDescription } from "#platform/http/described.ts";

const shapeOf = byKind<z.ZodType>({
  count: () => z.int(),
  decimal: () => z.number(),
  yesNo: () => z.boolean(),
  choice: (row) => (row.isNumbered ? z.literal(valuesOf(row)) : z.enum(Object.keys(row.options))),
  tags: ({ options }) => z.array(z.enum(Object.keys(options))),
  texts: () => z.array(z.string()),
  day: () => z.iso.date(),
});

/** What partners read of the facts that are published. */
export function shapesOfFacts<Rows extends CarFactRows>(rows: Rows) {
  return mapFacts(factsWith(rows, "api"), (row) => {
    const shape = row.default === null ? shapeOf(row).nullable() : shapeOf(row);
    return typeof row.api === "string" ? withDescription(shape, row.api) : shape;
  }) as { [Name in NamesWith<Rows, "api">]: z.ZodType<ValueOf<Rows[Name]>> };
}

export const factShapes = shapesOfFacts(carFacts);

export function factsJson(car: CarFactValues) {
  return mapFacts(factsWith(carFacts, "api"), (_, name) => car[name as keyof CarFactValues]) as Pick<
    CarFactValues,
    keyof typeof factShapes
  >;
}
