import type { Database } from "#platform/db/database.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { findHoldById, lowerPrice } from "../storage/holds.ts";
import { heldOf } from "./hold-letters.ts";
import type { ReservationContext } from "./reservation-context.ts";
import { loweredLetter } from "./staff-hold-letters.ts";

export type CutPrice = { carId: number; price: number };

/**
 * A cut reaches whoever holds the car, in the transaction of the cut; the letter by a job, since whoever imports has no keys
 * to sign links with.
 */
export async function lowerForHolders(tx: Database, cuts: readonly CutPrice[]): Promise<void> {
  for (const { carId, price } of cuts) {
    const id = await lowerPrice(tx, carId, price);
    if (id === null) continue;
    await addJob(tx, { kind: "hold-price", key: `price:hold:${id}:${price}`, payload: { id } });
  }
}

/** Once for each price, and not of a hold that is over. */
export async function tellOfLowerPrice(tx: Database, id: number, { sendLater, pages }: ReservationContext) {
  const hold = await findHoldById(tx, id);
  if (!hold || hold.releasedAt !== null || hold.loweredPrice === null) return;
  const letter = loweredLetter(heldOf(hold), hold.loweredPrice, pages);
  if (letter) await sendLater(tx, letter);
}
