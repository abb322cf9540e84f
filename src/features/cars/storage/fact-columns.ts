import type { ColumnDataType, NotNull } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  integer,
  type PgColumnBuilder,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { allOf, oneOf, within } from "#platform/db/checks.ts";
import { byKind, type CarFactRows, mapFacts, type ValueOf, valuesOf } from "../rules/facts/car-fact.ts";

type Builder<Value> = PgColumnBuilder<{
  name: string;
  dataType: ColumnDataType;
  columnType: string;
  data: Value;
  driverParam: unknown;
  enumValues: undefined;
}>;
type Column<Fact> = Fact extends { default: null }
  ? Builder<NonNullable<ValueOf<Fact>>>
  : NotNull<Builder<ValueOf<Fact>>>;

const maxSmallint = 32_767;

const columnOf = byKind<(name: string) => unknown>({
  count: ({ max }) => (max > maxSmallint ? integer : smallint),
  decimal: () => doublePrecision,
  yesNo: () => boolean,
  choice: ({ isNumbered }) => (isNumbered ? smallint : text),
  tags: () => (name) => text(name).array(),
  texts: () => (name) => text(name).array(),
  day: () => (name) => date(name, { mode: "string" }),
});

/** A column for each fact, by the fact's name in snake case. */
export function factColumns<Rows extends CarFactRows>(rows: Rows) {
  return mapFacts(rows, (row, name) => {
    const column = columnOf(row)(snakeCase(name)) as Builder<unknown>;
    if (row.default === null) return column;
    // So that a fact can be added to a table that has cars.
    const hasDefault = row.default !== undefined && !row.hasNoColumnDefault;
    return (hasDefault ? column.default(row.default) : column).notNull();
  }) as unknown as { [Name in keyof Rows]: Column<Rows[Name]> };
}

/** What the database refuses: what forms and files refuse. */
export function factChecks(table: string, rows: CarFactRows, columns: Readonly<Record<string, AnyPgColumn>>) {
  return Object.entries(rows).flatMap(([name, row]) => {
    const column = columns[name];
    const rule = `${table}_${snakeCase(name)}`;
    if (column === undefined) return [];
    if ("max" in row) return [check(`${rule}_range`, within(column, row.min ?? 0, row.max))];
    if (row.kind === "choice") return [check(`${rule}_known`, oneOf(column, valuesOf(row)))];
    return row.kind === "tags" ? [check(`${rule}_known`, allOf(column, Object.keys(row.options)))] : [];
  });
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
