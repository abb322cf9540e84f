import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { jobs } from "../schema/jobs.ts";

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
 * known already. [JOB-2]
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
