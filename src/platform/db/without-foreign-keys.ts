import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database.ts";

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Loads many rows without asking for each of them whether what it names is there: the database looks at all of them at
 * once when the keys are put back, and refuses the whole transaction if one names nothing. For first loads alone, since
 * the tables are locked meanwhile.
 */
export async function withoutForeignKeys(
  tx: Transaction,
  tables: readonly PgTable[],
  load: () => Promise<void>,
): Promise<void> {
  const keys = await findForeignKeys(tx, tables.map(getTableName));
  for (const { table, name } of keys)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  await load();
  for (const { table, name, definition } of keys)
    await tx.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${asWritten(definition)}`,
    );
}

async function findForeignKeys(tx: Transaction, tables: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await tx.execute<ForeignKey>(sql`
    select conrelid::regclass::text as "table", conname as "name", pg_get_constraintdef(oid) as "definition"
    from pg_constraint
    where contype = 'f' and conrelid::regclass::text in (${sql.join(
      tables.map((table) => sql`${table}`),
      sql`, `,
    )})
    order by 1, 2`);
  return rows;
}

/** In the database's own words. */
function asWritten(definition: string): SQL {
  return sql.raw(definition);
}
