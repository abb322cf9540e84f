import type { CarFact, CarFactRows, NamesWith } from "#features/cars/rules/facts/car-fact.ts";
import { labelIn } from "#features/cars/rules/vocabulary.ts";
import { atLeast, atMost, type FacetField, oneOption, optionList, tagList, yesNo } from "./facet-field.ts";
import type { FilterField } from "./filter-field.ts";
import type { FilterableCar } from "./filterable-car.ts";

type FieldOf<Row> = Row extends { kind: "tags" }
  ? FilterField<readonly string[]>
  : Row extends { filter: { isList: true } }
    ? FacetField<readonly string[]>
    : Row extends { filter: { bound: string } }
      ? FacetField<number | null>
      : Row extends { kind: "yesNo" }
        ? FacetField<boolean | null>
        : FacetField<string | null>;
type FieldName<Row, Name> = Row extends { filter: { name: infer Own extends string } } ? Own : Name;
type FactFields<Rows> = {
  [Name in NamesWith<Rows, "filter"> as FieldName<Rows[Name], Name>]: FieldOf<Rows[Name]>;
};

/** The fields of the filter that are made from the facts. The search engine, addresses, chips and the API all use these. */
export function factFields<Rows extends CarFactRows>(rows: Rows): FactFields<Rows> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, row]) => fieldOf(row, name as keyof FilterableCar)),
  ) as FactFields<Rows>;
}

/** By its name in addresses; nothing for a fact without a filter. */
function fieldOf(row: CarFact, fact: keyof FilterableCar): [name: string, field: object][] {
  if (!("filter" in row) || !row.filter) return [];
  const valueIn = <Value>(car: FilterableCar) => car[fact] as Value | null;
  if (row.kind === "yesNo") return [[fact, yesNo(row.filter.label, row.filter, valueIn<boolean>)]];
  const { name } = row.filter;
  if (row.kind === "tags") return [[name, tagList(row.label, row.options, valueIn<readonly string[]>)]];
  if ("bound" in row.filter) {
    const { bound, label, steps, text } = row.filter;
    return [[name, (bound === "atMost" ? atMost : atLeast)(label, steps, text, valueIn<number>)]];
  }
  const labels = "options" in row ? row.options : {};
  const {
    isList,
    options,
    labelOf = (option: string) => labelIn(labels, option),
    optionOf = String,
    covers,
  } = row.filter;
  const facet = {
    options: options ?? Object.keys(labels),
    labelOf,
    optionOf: (car: FilterableCar) => {
      const value = valueIn<never>(car);
      return value === null ? null : optionOf(value);
    },
    ...(covers && { optionsMatching: covers }),
  };
  return [[name, (isList ? optionList : oneOption)(row.label, facet)]];
}
