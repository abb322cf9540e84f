import { status } from "#features/cars/rules/status.ts";
import { raiseWhatWaited } from "#features/pricing/service/waiting-rise.ts";
import type { Database } from "#platform/db/database.ts";
import type { HoldEnd } from "../rules/hold-terms.ts";
import { findHoldById, type HoldRow, lockStandingHold, markReleased, moveCar } from "../storage/holds.ts";
import { endLetter, heldOf, reminderLetter, storeLetter } from "./hold-letters.ts";
import { offerToFirst, tellOfSold } from "./queue.ts";
import type { ReservationContext } from "./reservation-context.ts";
import { releasedLetter } from "./staff-hold-letters.ts";

/** The clock of the database, by which jobs are due, and ours. */
const clocksDifferMs = 10 * 60_000;

/**
 * Gives the car back, tells the holder and the store, and offers it to whoever waited: all in the caller's transaction,
 * and nothing for a hold that is over already.
 */
export async function endHold(
  tx: Database,
  id: number,
  ended: Extract<HoldEnd, "cancelled" | "expired">,
  needs: ReservationContext,
  byUs: { text: string } | null = null,
): Promise<boolean> {
  const hold = await lockStandingHold(tx, id);
  if (!hold) return false;
  const now = needs.clock();
  await markReleased(tx, id, ended, now);
  await tellOfEnd(tx, hold, ended, needs, byUs);
  if (hold.carId === null) return true;
  await raiseWhatWaited(tx, [hold.carId], now);
  const move = { from: status.reserved, to: hold.statusBeneath, at: now };
  if (await moveCar(tx, hold.carId, move)) await offerToFirst(tx, hold.carId, needs);
  return true;
}

async function tellOfEnd(
  tx: Database,
  hold: HoldRow,
  ended: HoldEnd,
  { sendLater }: ReservationContext,
  byUs: { text: string } | null = null,
) {
  const held = heldOf(hold);
  const letter = byUs ? releasedLetter(held, byUs.text) : endLetter(held, ended);
  if (letter) await sendLater(tx, letter);
  await sendLater(tx, storeLetter(held, ended));
}

/** Six hours before the end, to whoever still holds the car. */
export async function remindHolder(
  tx: Database,
  id: number,
  { sendLater, pages }: ReservationContext,
): Promise<void> {
  const hold = await findHoldById(tx, id);
  if (!hold || hold.releasedAt !== null) return;
  const letter = reminderLetter(heldOf(hold), pages);
  if (letter) await sendLater(tx, letter);
}

/** Not of a hold that was made longer after the job had been claimed: it has another job. */
export async function expireHold(tx: Database, id: number, needs: ReservationContext): Promise<void> {
  const hold = await findHoldById(tx, id);
  const isLonger = hold !== null && hold.until.getTime() - needs.clock().getTime() > clocksDifferMs;
  if (!isLonger) await endHold(tx, id, "expired", needs);
}

/** The stock ended it, in an import: holder, store and those who wait are told. */
export async function tellOfGoneHold(tx: Database, id: number, needs: ReservationContext): Promise<void> {
  const hold = await findHoldById(tx, id);
  if (!hold?.ended) return;
  await tellOfEnd(tx, hold, hold.ended, needs);
  await tellOfSold(tx, needs);
}
