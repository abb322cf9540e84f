import { applyDueRises } from "#features/pricing/service/waiting-rise.ts";
import type { Database } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { releaseReservationsOfRemovedCars } from "../storage/reserved-stock.ts";

/**
 * After the stock was written anew: reservations of cars that it sold or took away are over, in the same transaction. Their
 * holders are told by jobs: whoever imports has no keys to sign links with.
 */
export async function endReservationsOfRemovedCars(tx: Database, now: Date): Promise<void> {
  const released = await releaseReservationsOfRemovedCars(tx, now);
  for (const { id } of released)
    await addJob(tx, { kind: "hold-over", key: `over:hold:${id}`, payload: { id } });
  await applyDueRises(
    tx,
    released.flatMap(({ carId }) => carId ?? []),
    now,
  );
}
