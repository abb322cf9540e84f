import { stockholmDay } from "#core/dates/stockholm-day.ts";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { plannedPriceKind } from "../rules/planned-price.ts";
import { endPlan, findDuePlans, insertPlan, lockWaitingPlan } from "../storage/planned-prices.ts";

type Rise = {
  carId: number;
  price: number;
  basePrice: number | null;
  staffUser: Pick<StaffUser, "id" | "name">;
  now: Date;
  /** When the reservation ends, if nothing ends or prolongs it before. */
  reservedUntil: Date | null;
};

/**
 * A rise of a car that somebody holds waits as a planned price whose day has come: the reservation's end carries it out, by the
 * rules of any price.
 */
export async function raiseAfterReservation(
  tx: Database,
  { reservedUntil, now, staffUser, ...rise }: Rise,
): Promise<void> {
  const fromDay = stockholmDay(now);
  const before = await lockWaitingPlan(tx, { carId: rise.carId });
  if (before?.price === rise.price && before.fromDay <= fromDay) return;
  if (before) await endPlan(tx, before.id, { at: now, ended: "replaced" });
  const id = await insertPlan(tx, {
    ...rise,
    fromDay,
    madeAt: now,
    memberId: staffUser.id,
    memberName: staffUser.name,
  });
  if (reservedUntil !== null) await addPlanJob(tx, id, { runAt: reservedUntil });
}

/** A later file of theirs says again what the car costs: the rise that waits is none any more. Those of others stay. */
export async function cancelWaitingRise(
  tx: Database,
  { carId, staffUser, now }: Pick<Rise, "carId" | "staffUser" | "now">,
): Promise<void> {
  const waiting = await lockWaitingPlan(tx, { carId });
  if (waiting?.memberId === staffUser.id && waiting.fromDay <= stockholmDay(now))
    await endPlan(tx, waiting.id, { at: now, ended: "withdrawn" });
}

/** Whoever ends a reservation calls this in its transaction. */
export async function applyDueRises(tx: Database, carIds: readonly number[], now: Date): Promise<void> {
  for (const { id } of await findDuePlans(tx, carIds, stockholmDay(now)))
    await addPlanJob(tx, id, { runAt: now, after: `:${now.toISOString()}` });
}

export async function addPlanJob(
  tx: Database,
  id: number,
  { runAt, after = "" }: { runAt: Date; after?: string },
): Promise<void> {
  const key = `${plannedPriceKind}:${id}${after}`;
  await addJob(tx, { kind: plannedPriceKind, key, payload: { id }, runAt });
}
