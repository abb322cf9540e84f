import * as z from "zod";
import { daysAfter } from "#core/dates/days-after.ts";
import type { Database } from "#platform/db/database.ts";
import { type JobKinds, manyRetries, twoRetries } from "#platform/jobs/job-kind.ts";
import { reservationTerms } from "../rules/reservation-terms.ts";
import { eraseReservations } from "../storage/reserved-stock.ts";
import { expireReservation, notifyOfRemovedCar, remindCustomer } from "./end-reservation.ts";
import { notifyOfLowerPrice } from "./lower-price.ts";
import type { ReservationContext } from "./reservation-context.ts";
import { endHeadStart, notifyOfSold } from "./waiting-list-steps.ts";

const reservationId = z.object({ id: z.number() });
const aHeadStart = z.object({ id: z.number(), until: z.string() });

/** What happens to holds by the clock: in the job's own transaction, so exactly once. */
export function reservationJobs(context: ReservationContext): JobKinds {
  return {
    "hold-reminder": {
      inTransaction: (job, tx) => remindCustomer(tx, reservationId.parse(job.payload).id, context),
      pausesS: manyRetries,
    },
    "hold-expiry": {
      inTransaction: (job, tx) => expireReservation(tx, reservationId.parse(job.payload).id, context),
      pausesS: manyRetries,
    },
    "hold-price": {
      inTransaction: (job, tx) => notifyOfLowerPrice(tx, reservationId.parse(job.payload).id, context),
      pausesS: manyRetries,
    },
    "hold-over": {
      inTransaction: (job, tx) => notifyOfRemovedCar(tx, reservationId.parse(job.payload).id, context),
      pausesS: manyRetries,
    },
    "head-start-over": {
      inTransaction: (job, tx) => endHeadStart(tx, aHeadStart.parse(job.payload), context),
      pausesS: manyRetries,
    },
    "old-holds": {
      inTransaction: (_job, tx) => purgeReservations(tx, context),
      every: { period: "day", afterMs: 30 * 60_000 },
      pausesS: twoRetries,
    },
  };
}

/** Once a day: tells whoever waits for what is sold, and takes the person out of what is old. */
export async function purgeReservations(tx: Database, context: ReservationContext): Promise<void> {
  await notifyOfSold(tx, context);
  const now = context.clock();
  await eraseReservations(tx, daysAfter(now, -reservationTerms.retentionDays), now);
}
