import * as z from "zod";
import {
  type CarFact,
  type CarFactRows,
  factNames,
  factsWith,
  mapFacts,
  type NamesWith,
  type ValueOf,
  valuesOf,
} from "#features/cars/rules/facts/car-fact.ts";
import { type CarFactValues, carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { described } from "#platform/http/described.ts";

type Shapes<Rows> = { [Name in NamesWith<Rows, "api">]: z.ZodType<ValueOf<Rows[Name]>> };

/** What partners read of the facts that are published. */
export function shapesOfFacts<Rows extends CarFactRows>(rows: Rows): Shapes<Rows> {
  return mapFacts(factsWith(rows, "api"), (row) => {
    const shape = row.default === null ? shapeOf(row).nullable() : shapeOf(row);
    return typeof row.api === "string" ? described(shape, row.api) : shape;
  }) as Shapes<Rows>;
}

function shapeOf(row: CarFact): z.ZodType {
  switch (row.kind) {
    case "count":
      return z.int();
    case "decimal":
      return z.number();
    case "yesNo":
      return z.boolean();
    case "choice":
      return row.isNumbered ? z.literal(valuesOf(row)) : z.enum(Object.keys(row.options));
    case "tags":
      return z.array(z.enum(Object.keys(row.options)));
    case "texts":
      return z.array(z.string());
    case "day":
      return z.iso.date();
  }
}

export const factShapes = shapesOfFacts(carFacts);

const published = factNames(factShapes);
type Published = Pick<CarFactValues, (typeof published)[number]>;

export function factsJson(car: CarFactValues): Published {
  return Object.fromEntries(published.map((name) => [name, car[name]])) as Published;
}
