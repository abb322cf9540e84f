import type { ColumnDataType, NotNull } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  integer,
  type PgColumnBuilder,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { oneOf, within } from "#platform/db/checks.ts";
import { type CarFact, type CarFactRows, mapFacts, type ValueOf } from "../rules/facts/car-fact.ts";

type Builder<Value> = PgColumnBuilder<{
  name: string;
  dataType: ColumnDataType;
  columnType: string;
  data: Value;
  driverParam: unknown;
  enumValues: undefined;
}>;
type Column<Row> = Row extends { default: null }
  ? Builder<NonNullable<ValueOf<Row>>>
  : NotNull<Builder<ValueOf<Row>>>;
type Columns<Rows> = { [Name in keyof Rows]: Column<Rows[Name]> };

const maxSmallint = 32_767;

/** A column for each fact, by the fact's name in snake case. */
export function factColumns<Rows extends CarFactRows>(rows: Rows): Columns<Rows> {
  return mapFacts(rows, (row, name) => {
    const column = columnOf(row, snakeCase(name)) as unknown as Builder<unknown>;
    if (row.default === null) return column;
    // So that a fact can be added to a table that has cars.
    const hasDefault = row.default !== undefined && !row.hasNoColumnDefault;
    return (hasDefault ? column.default(row.default) : column).notNull();
  }) as unknown as Columns<Rows>;
}

function columnOf(row: CarFact, name: string) {
  switch (row.kind) {
    case "count":
      return row.max > maxSmallint ? integer(name) : smallint(name);
    case "yesNo":
      return boolean(name);
    case "choice":
      return text(name);
  }
}

/** What the database refuses: what forms and files refuse. */
export function factChecks<Rows extends CarFactRows>(
  table: string,
  rows: Rows,
  columns: Readonly<Record<keyof Rows, AnyPgColumn>>,
) {
  return Object.values(
    mapFacts(rows, (row, name) => {
      const column = columns[name as keyof Rows];
      const rule = `${table}_${snakeCase(name)}`;
      switch (row.kind) {
        case "count":
          return check(`${rule}_range`, within(column, row.min, row.max));
        case "choice":
          return check(`${rule}_known`, oneOf(column, Object.keys(row.options)));
        case "yesNo":
          return null;
      }
    }),
  );
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
