import * as z from "zod";
import { company } from "#core/company/company.ts";
import { isReserved, isSold } from "#features/cars/rules/status.ts";
import { stateAfter } from "#features/cases/rules/case-states.ts";
import { changeCase, lockCase } from "#features/cases/storage/cases.ts";
import type { Database } from "#platform/db/database.ts";
import type { JobKind, JobKinds } from "#platform/jobs/job-kind.ts";
import type { ClaimedJob } from "#platform/jobs/job-runs.ts";
import { cancelBooking, findBooking, findCarStatus, findCaseNumber } from "../storage/bookings.ts";
import { carGoneLetter, letterToStore, reminderLetter } from "./booking-letters.ts";
import { type BookingTelling, toldBooking } from "./tell-booking.ts";

const payload = z.object({ caseId: z.int(), sequence: z.int() });
const pausesS = [60, 600, 3_600];

/** What the clock and the stock do to a time that is booked, each once. */
export function bookingJobs({ clock, ...needs }: BookingTelling & { clock: () => Date }): JobKinds {
  /** The booking that the job is about, locked with its case; null when it was moved or cancelled since. */
  async function lockBooking(job: ClaimedJob, tx: Database) {
    const { caseId, sequence } = payload.parse(job.payload);
    const number = await findCaseNumber(tx, caseId);
    const row = number && (await lockCase(tx, number));
    const booking = row && row.erasedAt === null ? await findBooking(tx, caseId) : null;
    const isSame = booking?.sequence === sequence && booking.cancelledAt === null;
    return row && booking && isSame ? { row, booking, now: clock() } : null;
  }

  const reminder: JobKind = {
    inTransaction: async (job, tx) => {
      const found = await lockBooking(job, tx);
      const letter = found && found.now < found.booking.startsAt && reminderLetter(toldBooking(needs, found));
      if (letter) await needs.sendLater(tx, letter);
    },
    pausesS,
  };
  const over: JobKind = {
    inTransaction: async (job, tx) => {
      const found = await lockBooking(job, tx);
      // A question that still waits for us keeps the case open.
      const state = found && stateAfter(found.row.state, "closed", "clock");
      if (!found || !state) return;
      const line = { event: "closed", by: "clock", at: found.now, message: null } as const;
      await changeCase(tx, found.row.id, line, { state, answerBy: null });
    },
    pausesS,
  };

  return {
    "drive-reminder": reminder,
    "booking-reminder": reminder,
    "drive-over": over,
    "booking-over": over,
    "drive-car": {
      inTransaction: async (job, tx) => {
        const found = await lockBooking(job, tx);
        if (!found || found.booking.startsAt <= found.now) return;
        const status = await findCarStatus(tx, found.booking.licenseplate);
        if (status === null || isSold(status)) await tellSold(tx, found);
        else if (isReserved(status)) {
          const letter = carGoneLetter("reserved", toldBooking(needs, found));
          if (letter) await needs.sendLater(tx, letter);
        }
      },
      pausesS,
    },
  };

  async function tellSold(tx: Database, found: NonNullable<Awaited<ReturnType<typeof lockBooking>>>) {
    const { row, now } = found;
    const booking = await cancelBooking(tx, row.id, now);
    const message = { author: company.name, text: "Bilen är såld, så provkörningen är avbokad." };
    const state = stateAfter(row.state, "answered", "staff");
    const line = { event: "answered", by: "staff", at: now, message } as const;
    if (state) await changeCase(tx, row.id, line, { state, answerBy: null });
    const told = toldBooking(needs, { row, booking, now });
    const letter = carGoneLetter("sold", told);
    if (letter) await needs.sendLater(tx, letter);
    await needs.sendLater(tx, letterToStore("carSold", told, { text: "", files: [] }));
  }
}
