import * as z from "zod";
import { company } from "#core/company/company.ts";
import { isReserved, isSold } from "#features/cars/rules/status.ts";
import { stateAfter } from "#features/cases/rules/case-states.ts";
import { changeCase, lockCase } from "#features/cases/storage/cases.ts";
import type { Database } from "#platform/db/database.ts";
import type { JobKind, JobKinds } from "#platform/jobs/job-kind.ts";
import type { ClaimedJob } from "#platform/jobs/job-runs.ts";
import { cancelBooking, findBooking, findCarStatus, findCaseNumber } from "../storage/bookings.ts";
import { carRemovedEmail, emailToStore, reminderEmail } from "./booking-emails.ts";
import { type BookingContext, bookingDetails } from "./notify-booking.ts";

const payload = z.object({ caseId: z.int(), sequence: z.int() });
const pausesS = [60, 600, 3_600];

/** What the clock and the stock do to a time that is booked, each once. */
export function bookingJobs({ clock, ...context }: BookingContext & { clock: () => Date }): JobKinds {
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
      const locked = await lockBooking(job, tx);
      const email =
        locked && locked.now < locked.booking.startsAt && reminderEmail(bookingDetails(context, locked));
      if (email) await context.addToOutbox(tx, email);
    },
    pausesS,
  };
  const over: JobKind = {
    inTransaction: async (job, tx) => {
      const locked = await lockBooking(job, tx);
      // A question that still waits for us keeps the case open.
      const state = locked && stateAfter(locked.row.state, "closed", "clock");
      if (!locked || !state) return;
      const line = { event: "closed", by: "clock", at: locked.now, message: null } as const;
      await changeCase(tx, locked.row.id, line, { state, answerBy: null });
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
        const locked = await lockBooking(job, tx);
        if (!locked || locked.booking.startsAt <= locked.now) return;
        const status = await findCarStatus(tx, locked.booking.licenseplate);
        if (status === null || isSold(status)) await notifySold(tx, locked);
        else if (isReserved(status)) {
          const email = carRemovedEmail("reserved", bookingDetails(context, locked));
          if (email) await context.addToOutbox(tx, email);
        }
      },
      pausesS,
    },
  };

  async function notifySold(tx: Database, locked: NonNullable<Awaited<ReturnType<typeof lockBooking>>>) {
    const { row, now } = locked;
    const booking = await cancelBooking(tx, row.id, now);
    const message = { author: company.name, text: "Bilen är såld, så provkörningen är avbokad." };
    const state = stateAfter(row.state, "answered", "staff");
    const line = { event: "answered", by: "staff", at: now, message } as const;
    if (state) await changeCase(tx, row.id, line, { state, answerBy: null });
    const details = bookingDetails(context, { row, booking, now });
    const email = carRemovedEmail("sold", details);
    if (email) await context.addToOutbox(tx, email);
    await context.addToOutbox(tx, emailToStore("carSold", details, { text: "", files: [] }));
  }
}
