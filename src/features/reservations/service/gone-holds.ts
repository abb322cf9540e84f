import { raiseWhatWaited } from "#features/pricing/service/waiting-rise.ts";
import type { Database } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { releaseGoneHolds } from "../storage/held-stock.ts";

/**
 * After the stock was written anew: holds of cars that it sold or took away are over, in the same transaction. Their
 * holders are told by jobs: whoever imports has no keys to sign links with.
 */
export async function endGoneHolds(tx: Database, now: Date): Promise<void> {
  const gone = await releaseGoneHolds(tx, now);
  for (const { id } of gone) await addJob(tx, { kind: "hold-over", key: `over:hold:${id}`, payload: { id } });
  await raiseWhatWaited(
    tx,
    gone.flatMap(({ carId }) => carId ?? []),
    now,
  );
}
