import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { jobs } from "./jobs.table.ts";

export type NewJob = {
  kind: string;
  /** The same key twice is one job, also when the first has been done: keys are kept for 30 days after that. */
  key: string;
  payload: Record<string, unknown>;
  /** At once when it is not said. */
  runAt?: Date;
};

/** The channel on which runners hear that there is something to do. */
export const jobChannel = "jobs";

/**
 * In the transaction of whoever calls: the job is there if, and only if, what it belongs to is. False when the key is
 * known already.
 */
export async function addJob(tx: Database, { kind, key, payload, runAt }: NewJob): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with added as (
      insert into ${jobs} (kind, key, payload, run_at)
      values (${kind}, ${key}, ${JSON.stringify(payload)}::jsonb, coalesce(${runAt?.toISOString() ?? null}::timestamptz, now()))
      on conflict (key) do nothing returning kind
    ) select pg_notify(${jobChannel}, kind) from added`);
  return rowCount === 1;
}

/** To another time, where it still waits and nobody has it in hand; false where it is done. */
export async function postponeJob(tx: Database, key: string, runAt: Date): Promise<boolean> {
  const moved = await tx
    .update(jobs)
    .set({ runAt })
    .where(and(eq(jobs.key, key), eq(jobs.state, "waiting"), isNull(jobs.claimedAt)))
    .returning({ id: jobs.id });
  return moved.length > 0;
}
