import { status } from "#features/cars/rules/status.ts";
import { applyDueRises } from "#features/pricing/service/waiting-rise.ts";
import type { Database } from "#platform/db/database.ts";
import type { ReservationEnd } from "../rules/reservation-terms.ts";
import {
  findReservationById,
  lockActiveReservation,
  markReleased,
  moveCar,
  type ReservationRow,
} from "../storage/reservations.ts";
import type { ReservationContext } from "./reservation-context.ts";
import { endEmail, reminderEmail, storeEmail, withAdvertOf } from "./reservation-emails.ts";
import { releasedEmail } from "./staff-reservation-emails.ts";
import { notifyOfSold, offerToFirst } from "./waiting-list-steps.ts";

/** The clock of the database, by which jobs are due, and ours. */
const clocksDifferMs = 10 * 60_000;

/**
 * Gives the car back, tells the holder and the store, and offers it to whoever waited: all in the caller's transaction,
 * and nothing for a reservation that is over already.
 */
export async function endReservation(
  tx: Database,
  id: number,
  ended: Extract<ReservationEnd, "cancelled" | "expired">,
  context: ReservationContext,
  byUs: { text: string } | null = null,
): Promise<boolean> {
  const reservation = await lockActiveReservation(tx, id);
  if (!reservation) return false;
  const now = context.clock();
  await markReleased(tx, id, ended, now);
  await notifyOfEnd(tx, reservation, ended, context, byUs);
  if (reservation.carId === null) return true;
  await applyDueRises(tx, [reservation.carId], now);
  const move = { from: status.reserved, to: reservation.statusBeneath, at: now };
  if (await moveCar(tx, reservation.carId, move)) await offerToFirst(tx, reservation.carId, context);
  return true;
}

async function notifyOfEnd(
  tx: Database,
  reservation: ReservationRow,
  ended: ReservationEnd,
  { addToOutbox }: ReservationContext,
  byUs: { text: string } | null = null,
) {
  const withAdvert = withAdvertOf(reservation);
  const email = byUs ? releasedEmail(withAdvert, byUs.text) : endEmail(withAdvert, ended);
  if (email) await addToOutbox(tx, email);
  await addToOutbox(tx, storeEmail(withAdvert, ended));
}

/** Six hours before the end, to whoever still holds the car. */
export async function remindCustomer(
  tx: Database,
  id: number,
  { addToOutbox, pages }: ReservationContext,
): Promise<void> {
  const reservation = await findReservationById(tx, id);
  if (!reservation || reservation.releasedAt !== null) return;
  const email = reminderEmail(withAdvertOf(reservation), pages);
  if (email) await addToOutbox(tx, email);
}

/** Not of a reservation that was made longer after the job had been claimed: it has another job. */
export async function expireReservation(
  tx: Database,
  id: number,
  context: ReservationContext,
): Promise<void> {
  const reservation = await findReservationById(tx, id);
  const isLonger =
    reservation !== null && reservation.until.getTime() - context.clock().getTime() > clocksDifferMs;
  if (!isLonger) await endReservation(tx, id, "expired", context);
}

/** The stock ended it, in an import: holder, store and those who wait are told. */
export async function notifyOfRemovedCar(
  tx: Database,
  id: number,
  context: ReservationContext,
): Promise<void> {
  const reservation = await findReservationById(tx, id);
  if (!reservation?.ended) return;
  await notifyOfEnd(tx, reservation, reservation.ended, context);
  await notifyOfSold(tx, context);
}
