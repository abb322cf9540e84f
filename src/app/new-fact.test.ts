import { getTableConfig, PgDialect, pgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as z from "zod";
import { defaultsOf, fact, unknownFacts, withFacts } from "#features/cars/rules/facts/car-fact.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { factLines } from "#features/cars/rules/facts/fact-lines.ts";
import { factChecks, factColumns } from "#features/cars/storage/fact-columns.ts";
import { factFields } from "#features/catalogue/rules/fact-fields.ts";
import type { FilterableCar } from "#features/catalogue/rules/filterable-car.ts";
import { shapesOfFacts } from "#features/public-api/api/fact-shapes.ts";
import { carFields } from "#features/stock/rules/car-fields.ts";
import { factCells, factColumnsOfFile } from "#features/stock-import/service/fact-cells.ts";

/** As if somebody had added one row to car-facts.ts. */
const rows = {
  ...carFacts,
  keyCount: fact("count", "Antal nycklar", "past", {
    max: 9,
    importLabel: "nycklar",
    api: "Null när antalet inte är känt",
    advert: "Nycklar",
    filter: {
      name: "keysFrom",
      bound: "atLeast",
      label: "Lägsta antal nycklar",
      steps: [2, 3],
      text: (keys) => `Minst ${keys} nycklar`,
    },
  }),
};

test("[CAR-2] a new fact has its column and what the database refuses", () => {
  const table = pgTable("cars", factColumns(rows), (columns) => factChecks("cars", rows, columns));
  const { columns, checks } = getTableConfig(table);
  const column = columns.find(({ name }) => name === "key_count");
  expect(column).toMatchObject({ notNull: false, hasDefault: false });
  expect(column?.getSQLType()).toBe("smallint");
  const check = checks.find(({ name }) => name === "cars_key_count_range");
  expect(check && new PgDialect().sqlToQuery(check.value).sql).toBe('"cars"."key_count" between 0 and 9');
});

test("[CAR-2] a new fact is published as it is described", () => {
  expect(z.toJSONSchema(shapesOfFacts(rows).keyCount)).toMatchObject({
    description: "Null när antalet inte är känt",
    anyOf: [{ type: "integer" }, { type: "null" }],
  });
});

test("[CAR-2] a new fact is a column of a dealer's file", () => {
  expect(factColumnsOfFile(rows).keyCount).toEqual({ required: false, label: "nycklar" });
  const { keyCount } = factCells(rows, "2026-11-15");
  expect(keyCount.parse("3")).toBe(3);
  expect(keyCount.parse("")).toBeNull();
  expect(keyCount.parse(undefined)).toBeUndefined();
  expect(keyCount.safeParse("12").error?.issues[0]?.message).toBe('"12" ska vara mellan 0 och 9');
  expect(keyCount.safeParse("två").error?.issues[0]?.message).toBe('"två" är inget antal nycklar');
});

test("[CAR-2] a new fact is filtered by", () => {
  const { keysFrom } = factFields(rows);
  const withKeys = (keyCount: number | null) => ({ keyCount }) as unknown as FilterableCar;
  expect(keysFrom.facet.options.map((option) => keysFrom.facet.labelOf(option, {}))).toEqual([
    "Minst 2 nycklar",
    "Minst 3 nycklar",
  ]);
  expect([3, 2, 1, null].map((keys) => keysFrom.agrees(withKeys(keys), 2))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("[CAR-2] a new fact stands in the advert and in the staff's form", () => {
  const [label, text] = factLines(rows).keyCount;
  expect([label, text({ keyCount: 2 }), text({ keyCount: null })]).toEqual(["Nycklar", "2", null]);
  expect(withFacts(carFields, rows).keyCount).toMatchObject({
    label: "Antal nycklar",
    group: "past",
    default: null,
  });
});

test("[CAR-2] a new fact is unknown until somebody says it", () => {
  expect(defaultsOf(rows).keyCount).toBeNull();
  expect(unknownFacts(rows).keyCount).toBeNull();
});
