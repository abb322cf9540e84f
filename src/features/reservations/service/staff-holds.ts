import type { StaffMember } from "#platform/auth/staff-member.ts";
import type { Database } from "#platform/db/database.ts";
import { addJob, postponeJob } from "#platform/jobs/jobs.ts";
import { extendedUntil, type HoldTimes } from "../rules/hold-terms.ts";
import { findHold, type HoldRow, lockStandingHold, setHoldCare, setHoldEnd } from "../storage/holds.ts";
import { endHold } from "./end-hold.ts";
import { heldOf } from "./hold-letters.ts";
import type { ReservationContext } from "./reservation-context.ts";
import { extendedLetter } from "./staff-hold-letters.ts";

/** Notes the change, in its transaction. */
type Before = (tx: Database, hold: HoldRow) => Promise<unknown>;
export type HoldDone = "done" | "over" | "too long" | "unknown";

export type StaffHolds = ReturnType<typeof openStaffHolds>;

/** What one of us can do to a hold; its holder is told by letter. */
export function openStaffHolds({ db, ...needs }: ReservationContext & { db: Database }) {
  /** Locked, or why not: the clock may have ended it and no job has swept it yet. */
  async function lock(tx: Database, number: string): Promise<HoldRow | "over" | "unknown"> {
    const found = await findHold(tx, number);
    if (!found) return "unknown";
    const hold = await lockStandingHold(tx, found.id);
    return hold && hold.until > needs.clock() ? hold : "over";
  }

  async function extend(number: string, hours: number, before: Before): Promise<HoldDone> {
    return db.transaction(async (tx) => {
      const hold = await lock(tx, number);
      if (typeof hold === "string") return hold;
      const times = extendedUntil(hold, hours);
      if (times === null) return "too long";
      await before(tx, hold);
      await setHoldEnd(tx, hold.id, times.until);
      await postpone(tx, hold, times);
      const letter = extendedLetter(heldOf({ ...hold, until: times.until }), needs.pages);
      if (letter) await needs.sendLater(tx, letter);
      return "done";
    });
  }

  async function end(number: string, text: string, before: Before): Promise<HoldDone> {
    return db.transaction(async (tx) => {
      const hold = await lock(tx, number);
      if (typeof hold === "string") return hold;
      await before(tx, hold);
      return (await endHold(tx, hold.id, "cancelled", needs, { text })) ? "done" : "over";
    });
  }

  /** Whoever takes it is its owner until somebody else does; who has reached the customer takes it too. */
  async function care(
    number: string,
    { member, isContacted }: { member: Pick<StaffMember, "id" | "name">; isContacted: boolean },
    before: Before,
  ): Promise<HoldDone> {
    return db.transaction(async (tx) => {
      const hold = await lock(tx, number);
      if (typeof hold === "string") return hold;
      await before(tx, hold);
      await setHoldCare(tx, hold.id, {
        assigneeId: member.id,
        assigneeName: member.name,
        ...(isContacted ? { contactedAt: needs.clock() } : {}),
      });
      return "done";
    });
  }

  return { extend, end, care };
}

/** The jobs that wait are moved; one that is done already, as the reminder may be, comes once more. */
async function postpone(tx: Database, { id }: HoldRow, { until, remindAt }: HoldTimes): Promise<void> {
  const jobs = [
    { kind: "hold-reminder", key: `remind:hold:${id}`, runAt: remindAt },
    { kind: "hold-expiry", key: `expire:hold:${id}`, runAt: until },
  ];
  for (const { kind, key, runAt } of jobs) {
    if (await postponeJob(tx, key, runAt)) continue;
    await addJob(tx, { kind, key: `${key}:${until.toISOString()}`, payload: { id }, runAt });
  }
}
