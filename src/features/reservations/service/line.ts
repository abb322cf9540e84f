import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Database } from "#platform/db/database.ts";
import { holdRefusal } from "../rules/hold-refusal.ts";
import { findCarToHold } from "../storage/holds.ts";
import { findWait, insertWait, placeInLine } from "../storage/waits.ts";
import { findCarState } from "./car-state.ts";
import { leaveLine, waitingOf } from "./queue.ts";
import { waitReceipt } from "./queue-letters.ts";
import { personOf, type ReservationContext } from "./reservation-context.ts";

/** `free`: there is nothing to wait for; `gone`: nor will there be. */
export type Joined = "waiting" | "free" | "gone";

export type Line = ReturnType<typeof openLine>;

/** Those who want to know when a car is free again. */
export function openLine({ db, ...needs }: ReservationContext & { db: Database }) {
  const { clock, sendLater } = needs;

  /** Whoever stands there already hears nothing new, and nobody learns that. */
  async function join(plate: LicensePlate, email: string): Promise<Joined> {
    const refusal = holdRefusal(await findCarState(db, plate, { now: clock(), turnOf: null }));
    if (refusal === null) return "free";
    if (refusal !== "taken" && refusal !== "headStart") return "gone";
    return db.transaction(async (tx) => {
      const car = await findCarToHold(tx, plate);
      if (!car) return "gone";
      const wait = await insertWait(tx, { carId: car.id, person: personOf(email), email, at: clock() });
      if (wait)
        await sendLater(tx, waitReceipt(await waitingOf(tx, wait, needs), await placeInLine(tx, wait)));
      return "waiting";
    });
  }

  return {
    join,
    /** With the place in line, for whoever has the signed address. */
    find: async (id: number) => {
      const wait = await findWait(db, id);
      return wait && { ...wait, place: wait.endedAt === null ? await placeInLine(db, wait) : null };
    },
    leave: (id: number) => db.transaction((tx) => leaveLine(tx, id, needs)),
  };
}
