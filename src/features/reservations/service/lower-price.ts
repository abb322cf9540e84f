import type { Database } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { findReservationById, lowerPrice } from "../storage/reservations.ts";
import type { ReservationContext } from "./reservation-context.ts";
import { withAdvertOf } from "./reservation-emails.ts";
import { loweredEmail } from "./staff-reservation-emails.ts";

export type CutPrice = { carId: number; price: number };

/**
 * A cut reaches whoever holds the car, in the transaction of the cut; the e-mail by a job, since whoever imports has no keys
 * to sign links with.
 */
export async function lowerReservedPrices(tx: Database, cuts: readonly CutPrice[]): Promise<void> {
  for (const { carId, price } of cuts) {
    const id = await lowerPrice(tx, carId, price);
    if (id === null) continue;
    await addJob(tx, { kind: "hold-price", key: `price:hold:${id}:${price}`, payload: { id } });
  }
}

/** Once for each price, and not of a reservation that is over. */
export async function notifyOfLowerPrice(
  tx: Database,
  id: number,
  { addToOutbox, pages }: ReservationContext,
) {
  const reservation = await findReservationById(tx, id);
  if (!reservation || reservation.releasedAt !== null || reservation.loweredPrice === null) return;
  const email = loweredEmail(withAdvertOf(reservation), reservation.loweredPrice, pages);
  if (email) await addToOutbox(tx, email);
}
