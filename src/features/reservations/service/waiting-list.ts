import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Database } from "#platform/db/database.ts";
import { reservationRefusal } from "../rules/reservation-refusal.ts";
import { findCarToReserve } from "../storage/reservations.ts";
import { findWaitingListRow, insertWaitingListRow, waitingPosition } from "../storage/waiting-list.ts";
import { findCarState } from "./car-state.ts";
import { personOf, type ReservationContext } from "./reservation-context.ts";
import { waitReceipt } from "./waiting-list-emails.ts";
import { leaveWaitingList, waitingVisitorOf } from "./waiting-list-steps.ts";

/** `free`: there is nothing to wait for; `gone`: nor will there be. */
export type JoinOutcome = "waiting" | "free" | "gone";

export type WaitingList = ReturnType<typeof openWaitingList>;

/** Those who want to know when a car is free again. */
export function openWaitingList({ db, ...context }: ReservationContext & { db: Database }) {
  const { clock, addToOutbox } = context;

  /** Whoever stands there already hears nothing new, and nobody learns that. */
  async function join(plate: LicensePlate, email: string): Promise<JoinOutcome> {
    const refusal = reservationRefusal(await findCarState(db, plate, { now: clock(), waitId: null }));
    if (refusal === null) return "free";
    if (refusal !== "taken" && refusal !== "headStart") return "gone";
    return db.transaction(async (tx) => {
      const car = await findCarToReserve(tx, plate);
      if (!car) return "gone";
      const wait = await insertWaitingListRow(tx, {
        carId: car.id,
        person: personOf(email),
        email,
        at: clock(),
      });
      if (wait)
        await addToOutbox(
          tx,
          waitReceipt(await waitingVisitorOf(tx, wait, context), await waitingPosition(tx, wait)),
        );
      return "waiting";
    });
  }

  return {
    join,
    /** With the place on the waiting list, for whoever has the signed address. */
    find: async (id: number) => {
      const wait = await findWaitingListRow(db, id);
      return wait && { ...wait, position: wait.endedAt === null ? await waitingPosition(db, wait) : null };
    },
    leave: (id: number) => db.transaction((tx) => leaveWaitingList(tx, id, context)),
  };
}
