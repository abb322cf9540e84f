import { eq, sql } from "drizzle-orm";
import { appMeta } from "./app-meta.table.ts";
import type { Database } from "./database.ts";
import { stockChanges } from "./stock-changes.table.ts";

const key = "stock-changes";

/** The server, its line of history, and the table itself: a copy that was restored has at least one of them anew. */
const identity = sql`(
  select s.system_identifier || '/' || c.timeline_id || '/' || 'stock_changes'::regclass::oid
  from pg_control_system() s, pg_control_checkpoint() c)`;

/** The epoch that holds here and now; null when the log has come from elsewhere and nobody has taken it over yet. */
export const currentEpoch = sql`(
  select split_part(${appMeta.value}, ' ', 1) from ${appMeta}
  where ${appMeta.key} = ${key} and split_part(${appMeta.value}, ' ', 2) = ${identity})`;

/**
 * Takes over a change log that was written on another server, as it is after a restore. Its numbers are of transactions
 * that have not happened here: they go, and with a new epoch goes all that anybody has noted of them. Does nothing when
 * the log is this server's own.
 */
export async function flushChangeLog(db: Database): Promise<void> {
  await db.execute(sql`
    with settled as (
      insert into ${appMeta} (key, value)
      values (${key}, replace(gen_random_uuid()::text, '-', '') || ' ' || ${identity})
      on conflict (key) do update set value = excluded.value, saved_at = now()
      where split_part(${appMeta.value}, ' ', 2) <> split_part(excluded.value, ' ', 2)
      returning 1)
    delete from ${stockChanges}
    where exists (select from settled)
      and ${stockChanges.transaction} >= pg_snapshot_xmax(pg_current_snapshot())`);
}

/** For a copy of files, which has the identity of what it was copied from: the next reader begins a new epoch. */
export async function resetEpoch(db: Database): Promise<void> {
  await db.delete(appMeta).where(eq(appMeta.key, key));
}
