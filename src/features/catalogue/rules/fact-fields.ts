import type { CarFact, CarFactRows, NamesWith } from "#features/cars/rules/facts/car-fact.ts";
import { atLeast, atMost, type FacetField, oneOption, yesNo } from "./facet-field.ts";
import type { FilterableCar } from "./filterable-car.ts";

type Requested<Row> = Row extends { kind: "count" }
  ? number
  : Row extends { kind: "yesNo" }
    ? boolean
    : string;
type FieldName<Row, Name> = Row extends { filter: { name: infer Own extends string } } ? Own : Name;
type FactFields<Rows> = {
  [Name in NamesWith<Rows, "filter"> as FieldName<Rows[Name], Name>]: FacetField<Requested<
    Rows[Name]
  > | null>;
};
type AnyField = FacetField<number | null> | FacetField<boolean | null> | FacetField<string | null>;

/** The fields of the filter that follow from the facts: the search engine, addresses, chips and the API ask these for the rest. */
export function factFields<Rows extends CarFactRows>(rows: Rows): FactFields<Rows> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, row]) => {
      const field = fieldOf(row, name as keyof FilterableCar);
      return field ? [[row.filter && "name" in row.filter ? row.filter.name : name, field]] : [];
    }),
  ) as FactFields<Rows>;
}

function fieldOf(row: CarFact, name: keyof FilterableCar): AnyField | null {
  if (!row.filter) return null;
  const valueIn = <Value>(car: FilterableCar) => car[name] as Value | null;
  switch (row.kind) {
    case "count": {
      const { bound, label, steps, text } = row.filter;
      return (bound === "atMost" ? atMost : atLeast)(label, steps, text, valueIn<number>);
    }
    case "yesNo":
      return yesNo(row.label, row.filter, valueIn<boolean>);
    case "choice": {
      const { options, optionOf, covers } = row.filter;
      return oneOption(
        row.label,
        options,
        (car) => optionOf[valueIn<string>(car) ?? ""] ?? null,
        (option) => covers[option] ?? (option in options ? [option] : []),
      );
    }
  }
}
