import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { canBeBought } from "#features/cars/rules/status.ts";
import { findTitle } from "#features/cars/storage/car-titles.ts";
import type { Database } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { headStartUntil } from "../rules/hold-terms.ts";
import { findStandingHold } from "../storage/holds.ts";
import {
  endHeadStarts,
  endWaits,
  endWaitsForSold,
  findWait,
  findWaits,
  giveHeadStart,
  type WaitRow,
} from "../storage/waits.ts";
import { freeLetter, soldLetter, turnLetter, type Waiting } from "./queue-letters.ts";
import type { ReservationContext } from "./reservation-context.ts";

/** What a letter to somebody who waits is made of. */
export async function waitingOf(
  tx: Database,
  wait: WaitRow,
  { pages }: ReservationContext,
): Promise<Waiting> {
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
export async function offerToFirst(tx: Database, carId: number, needs: ReservationContext): Promise<void> {
  await endHeadStarts(tx, carId);
  const [first] = await findWaits(tx, carId);
  if (!first) return;
  const until = headStartUntil(needs.clock());
  await giveHeadStart(tx, first.id, until);
  const waiting = await waitingOf(tx, first, needs);
  const { licenseplate } = await findTitle(tx, carId);
  await needs.sendLater(tx, turnLetter(waiting, until, needs.pages.reserveFirst(licenseplate, first.id)));
  await addJob(tx, {
    kind: "head-start-over",
    key: `head-start:${first.id}:${until.getTime()}`,
    payload: { id: first.id, until: until.toISOString() },
    runAt: until,
  });
}

/**
 * The head start is over, by the clock or because its owner left the line. If nobody holds the car by then, all who wait
 * are told, and the line is empty; if somebody does, they wait on for the next time.
 */
export async function endHeadStart(
  tx: Database,
  { id, until }: { id: number; until: string },
  needs: ReservationContext,
): Promise<void> {
  const first = await findWait(tx, id);
  if (!first || first.headStartUntil?.toISOString() !== until) return;
  await tellAll(tx, first.carId, needs, canBeBought(first.car));
}

async function tellAll(
  tx: Database,
  carId: number,
  needs: ReservationContext,
  isFree: boolean,
): Promise<void> {
  await endHeadStarts(tx, carId);
  if (!isFree || (await findStandingHold(tx, carId))) return;
  const waits = await findWaits(tx, carId);
  for (const wait of waits) await needs.sendLater(tx, freeLetter(await waitingOf(tx, wait, needs)));
  const ids = waits.map((wait) => wait.id);
  await endWaits(tx, ids, "told", needs.clock());
}

/** Leaves the line; whoever leaves it with a head start gives the car to the others at once. */
export async function leaveLine(tx: Database, id: number, needs: ReservationContext): Promise<void> {
  const wait = await findWait(tx, id);
  if (!wait || wait.endedAt !== null) return;
  await endWaits(tx, [id], "left", needs.clock());
  const hadIt = wait.headStartUntil !== null && wait.headStartUntil > needs.clock();
  if (hadIt) await tellAll(tx, wait.carId, needs, canBeBought(wait.car));
}

/** Those who wait for what is sold are told, and wait no longer. */
export async function tellOfSold(tx: Database, { clock, sendLater }: ReservationContext): Promise<void> {
  for (const wait of await endWaitsForSold(tx, clock())) await sendLater(tx, soldLetter(wait));
}
