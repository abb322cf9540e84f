import * as z from "zod";
import { daysAfter } from "#core/dates/days-after.ts";
import type { Database } from "#platform/db/database.ts";
import { type JobKinds, persistently, twiceMore } from "#platform/jobs/job-kind.ts";
import { holdTerms } from "../rules/hold-terms.ts";
import { eraseHolds } from "../storage/held-stock.ts";
import { expireHold, remindHolder, tellOfGoneHold } from "./end-hold.ts";
import { tellOfLowerPrice } from "./lower-price.ts";
import { endHeadStart, tellOfSold } from "./queue.ts";
import type { ReservationContext } from "./reservation-context.ts";

const aHold = z.object({ id: z.number() });
const aHeadStart = z.object({ id: z.number(), until: z.string() });

/** What happens to holds by the clock: in the job's own transaction, so exactly once. */
export function holdJobs(needs: ReservationContext): JobKinds {
  return {
    "hold-reminder": {
      inTransaction: (job, tx) => remindHolder(tx, aHold.parse(job.payload).id, needs),
      pausesS: persistently,
    },
    "hold-expiry": {
      inTransaction: (job, tx) => expireHold(tx, aHold.parse(job.payload).id, needs),
      pausesS: persistently,
    },
    "hold-price": {
      inTransaction: (job, tx) => tellOfLowerPrice(tx, aHold.parse(job.payload).id, needs),
      pausesS: persistently,
    },
    "hold-over": {
      inTransaction: (job, tx) => tellOfGoneHold(tx, aHold.parse(job.payload).id, needs),
      pausesS: persistently,
    },
    "head-start-over": {
      inTransaction: (job, tx) => endHeadStart(tx, aHeadStart.parse(job.payload), needs),
      pausesS: persistently,
    },
    "old-holds": {
      inTransaction: (_job, tx) => tidyHolds(tx, needs),
      every: { period: "day", afterMs: 30 * 60_000 },
      pausesS: twiceMore,
    },
  };
}

/** Once a day: tells whoever waits for what is sold, and takes the person out of what is old. */
export async function tidyHolds(tx: Database, needs: ReservationContext): Promise<void> {
  await tellOfSold(tx, needs);
  const now = needs.clock();
  await eraseHolds(tx, daysAfter(now, -holdTerms.keptDays), now);
}
