import * as z from "zod";
import {
  type CarFact,
  type CarFactRows,
  factNames,
  mapFacts,
  type NamesWith,
  type ValueOf,
} from "#features/cars/rules/facts/car-fact.ts";
import { type CarFactValues, carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { described } from "#platform/http/described.ts";

type Shapes<Rows> = { [Name in NamesWith<Rows, "api">]: z.ZodType<ValueOf<Rows[Name]>> };

/** What partners read of the facts that are published. */
export function shapesOfFacts<Rows extends CarFactRows>(rows: Rows): Shapes<Rows> {
  return mapFacts(rows, (row) => {
    if (row.api === undefined) return null;
    const shape = row.default === null ? shapeOf(row).nullable() : shapeOf(row);
    return row.api === true ? shape : described(shape, row.api);
  }) as Shapes<Rows>;
}

function shapeOf(row: CarFact): z.ZodType {
  switch (row.kind) {
    case "count":
      return z.int();
    case "yesNo":
      return z.boolean();
    case "choice":
      return z.enum(Object.keys(row.options));
  }
}

export const factShapes = shapesOfFacts(carFacts);

const published = factNames(factShapes);
type Published = Pick<CarFactValues, (typeof published)[number]>;

export function factsJson(car: CarFactValues): Published {
  return Object.fromEntries(published.map((name) => [name, car[name]])) as Published;
}
