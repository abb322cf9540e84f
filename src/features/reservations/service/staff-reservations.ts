import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database } from "#platform/db/database.ts";
import { addJob, postponeJob } from "#platform/jobs/jobs.ts";
import { extendedUntil, type ReservationTimes } from "../rules/reservation-terms.ts";
import {
  findReservation,
  lockActiveReservation,
  type ReservationRow,
  setReservationEnd,
  setReservationFollowUp,
} from "../storage/reservations.ts";
import { endReservation } from "./end-reservation.ts";
import type { ReservationContext } from "./reservation-context.ts";
import { withAdvertOf } from "./reservation-emails.ts";
import { extendedEmail } from "./staff-reservation-emails.ts";

/** Notes the change, in its transaction. */
type Before = (tx: Database, reservation: ReservationRow) => Promise<unknown>;
export type StaffOutcome = "done" | "over" | "too long" | "unknown";

export type StaffReservations = ReturnType<typeof openStaffReservations>;

/** What staff can do with a reservation; the customer gets an e-mail. */
export function openStaffReservations({ db, ...context }: ReservationContext & { db: Database }) {
  /** Locked, or why not: the clock may have ended it and no job has swept it yet. */
  async function lock(tx: Database, number: string): Promise<ReservationRow | "over" | "unknown"> {
    const reservationRow = await findReservation(tx, number);
    if (!reservationRow) return "unknown";
    const reservation = await lockActiveReservation(tx, reservationRow.id);
    return reservation && reservation.until > context.clock() ? reservation : "over";
  }

  async function extend(number: string, hours: number, before: Before): Promise<StaffOutcome> {
    return db.transaction(async (tx) => {
      const reservation = await lock(tx, number);
      if (typeof reservation === "string") return reservation;
      const times = extendedUntil(reservation, hours);
      if (times === null) return "too long";
      await before(tx, reservation);
      await setReservationEnd(tx, reservation.id, times.until);
      await postpone(tx, reservation, times);
      const email = extendedEmail(withAdvertOf({ ...reservation, until: times.until }), context.pages);
      if (email) await context.addToOutbox(tx, email);
      return "done";
    });
  }

  async function end(number: string, text: string, before: Before): Promise<StaffOutcome> {
    return db.transaction(async (tx) => {
      const reservation = await lock(tx, number);
      if (typeof reservation === "string") return reservation;
      await before(tx, reservation);
      return (await endReservation(tx, reservation.id, "cancelled", context, { text })) ? "done" : "over";
    });
  }

  /** Whoever takes it is its owner until somebody else does; who has reached the customer takes it too. */
  async function care(
    number: string,
    { staffUser, isContacted }: { staffUser: Pick<StaffUser, "id" | "name">; isContacted: boolean },
    before: Before,
  ): Promise<StaffOutcome> {
    return db.transaction(async (tx) => {
      const reservation = await lock(tx, number);
      if (typeof reservation === "string") return reservation;
      await before(tx, reservation);
      await setReservationFollowUp(tx, reservation.id, {
        assigneeId: staffUser.id,
        assigneeName: staffUser.name,
        ...(isContacted ? { contactedAt: context.clock() } : {}),
      });
      return "done";
    });
  }

  return { extend, end, care };
}

/** The jobs that wait are moved; one that is done already, as the reminder may be, comes once more. */
async function postpone(
  tx: Database,
  { id }: ReservationRow,
  { until, remindAt }: ReservationTimes,
): Promise<void> {
  const jobs = [
    { kind: "hold-reminder", key: `remind:hold:${id}`, runAt: remindAt },
    { kind: "hold-expiry", key: `expire:hold:${id}`, runAt: until },
  ];
  for (const { kind, key, runAt } of jobs) {
    if (await postponeJob(tx, key, runAt)) continue;
    await addJob(tx, { kind, key: `${key}:${until.toISOString()}`, payload: { id }, runAt });
  }
}
