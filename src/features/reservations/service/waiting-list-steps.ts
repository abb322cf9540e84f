import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import { findTitle } from "#features/cars/storage/car-titles.ts";
import type { Database } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { headStartUntil } from "../rules/reservation-terms.ts";
import { findActiveReservation } from "../storage/reservations.ts";
import {
  endHeadStarts,
  endWaiting,
  endWaitingForSoldCars,
  findWaitingList,
  findWaitingListRow,
  giveHeadStart,
  type WaitingListRow,
} from "../storage/waiting-list.ts";
import type { ReservationContext } from "./reservation-context.ts";
import { carFreeEmail, headStartEmail, soldEmail, type WaitingVisitor } from "./waiting-list-emails.ts";

/** What an e-mail to somebody who waits is made of. */
export async function waitingVisitorOf(
  tx: Database,
  wait: WaitingListRow,
  { pages }: ReservationContext,
): Promise<WaitingVisitor> {
  const car = await findTitle(tx, wait.carId);
  return {
    id: wait.id,
    email: wait.email,
    car: {
      name: car.carName,
      title: car.title,
      plate: displayPlate(car.licenseplate),
      path: paths.car(car),
    },
    page: pages.wait(wait.id),
  };
}

/** The car is free: whoever waited longest has it alone for two hours, and a job tells the others after that. */
export async function offerToFirst(tx: Database, carId: number, context: ReservationContext): Promise<void> {
  await endHeadStarts(tx, carId);
  const [first] = await findWaitingList(tx, carId);
  if (!first) return;
  const until = headStartUntil(context.clock());
  await giveHeadStart(tx, first.id, until);
  const waiting = await waitingVisitorOf(tx, first, context);
  const { licenseplate } = await findTitle(tx, carId);
  await context.addToOutbox(
    tx,
    headStartEmail(waiting, until, context.pages.reserveFirst(licenseplate, first.id)),
  );
  await addJob(tx, {
    kind: "head-start-over",
    key: `head-start:${first.id}:${until.getTime()}`,
    payload: { id: first.id, until: until.toISOString() },
    runAt: until,
  });
}

/**
 * The head start is over, by the clock or because its owner left the waiting list. If nobody holds the car by then, all who wait
 * are told, and the waiting list is empty; if somebody does, they wait on for the next time.
 */
export async function endHeadStart(
  tx: Database,
  { id, until }: { id: number; until: string },
  context: ReservationContext,
): Promise<void> {
  const first = await findWaitingListRow(tx, id);
  if (!first || first.headStartUntil?.toISOString() !== until) return;
  await notifyAll(tx, first.carId, context, canBeBought(first.car));
}

async function notifyAll(
  tx: Database,
  carId: number,
  context: ReservationContext,
  isFree: boolean,
): Promise<void> {
  await endHeadStarts(tx, carId);
  if (!isFree || (await findActiveReservation(tx, carId))) return;
  const waits = await findWaitingList(tx, carId);
  for (const wait of waits)
    await context.addToOutbox(tx, carFreeEmail(await waitingVisitorOf(tx, wait, context)));
  const ids = waits.map((wait) => wait.id);
  await endWaiting(tx, ids, "told", context.clock());
}

/** Leaves the waiting list; whoever leaves it with a head start gives the car to the others at once. */
export async function leaveWaitingList(tx: Database, id: number, context: ReservationContext): Promise<void> {
  const wait = await findWaitingListRow(tx, id);
  if (!wait || wait.endedAt !== null) return;
  await endWaiting(tx, [id], "left", context.clock());
  const hadIt = wait.headStartUntil !== null && wait.headStartUntil > context.clock();
  if (hadIt) await notifyAll(tx, wait.carId, context, canBeBought(wait.car));
}

/** Those who wait for what is sold are told, and wait no longer. */
export async function notifyOfSold(tx: Database, { clock, addToOutbox }: ReservationContext): Promise<void> {
  for (const wait of await endWaitingForSoldCars(tx, clock())) await addToOutbox(tx, soldEmail(wait));
}
