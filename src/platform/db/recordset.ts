import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database.ts";

/**
 * Many rows as ONE parameter: `insert into cars (…) select … from json_populate_recordset(null::cars, $1)`.
 * The server casts each value to the type of its column. A list of values per row would cost a parameter for
 * each field (a statement takes 65,535), and COPY is closed to us in the embedded database.
 */
export function insertRows<T extends PgTable>(table: T, rows: readonly T["$inferInsert"][]): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([field]) =>
    rows.some((row) => field in row),
  );
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([field, column]) => [column.name, Reflect.get(row, field)])),
  );
  return sql`insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`;
}

export async function insertAll<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  if (rows.length > 0) await tx.execute(insertRows(table, rows));
}

/** Pieces small enough that neither side holds much of them in memory at once. */
export function inBatches<Row>(rows: readonly Row[], size = 500): Row[][] {
  const batches: Row[][] = [];
  for (let start = 0; start < rows.length; start += size) batches.push(rows.slice(start, start + size));
  return batches;
}
