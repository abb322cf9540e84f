import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Check constraints are written into migrations, which take no parameters: values go in as literals. */
function literals(values: readonly (string | number)[]): SQL {
  return sql.raw(values.map((value) => (typeof value === "number" ? value : `'${value}'`)).join(", "));
}

/** The column holds one of the words (or codes) of a vocabulary of the rules. */
export function oneOf(column: AnyPgColumn, values: readonly (string | number)[]): SQL {
  return sql`${column} in (${literals(values)})`;
}

/** Every element of the array column is a word of the vocabulary. */
export function allOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} <@ array[${literals(values)}]::text[]`;
}

/** Null passes, as in every check constraint. */
export function within(column: AnyPgColumn | SQL, min: number, max: number): SQL {
  return sql`${column} between ${sql.raw(`${min}`)} and ${sql.raw(`${max}`)}`;
}

/** The same form as core/plate, so that nothing else can get in by another door. */
export function isPlate(column: AnyPgColumn): SQL {
  return sql`${column} ~ '^[a-zåäö]{3}[0-9]{2}[a-zåäö0-9-]$'`;
}

/** An address that a visitor may be sent to: https, with a host, and nothing before an "@". Null passes. */
export function isHttpsAddress(column: AnyPgColumn): SQL {
  return sql`${column} ~ '^https://[^[:space:]/?#@"<>]+([/?#][^[:space:]"<>]*)?$' and length(${column}) <= 2000`;
}

export function isPrice(column: AnyPgColumn): SQL {
  return within(column, 1, 100_000_000);
}
