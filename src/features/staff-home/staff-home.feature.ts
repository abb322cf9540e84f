import type { Feature } from "#platform/feature.ts";
import { twoRetries } from "#platform/jobs/job-kind.ts";
import type { Logger } from "#platform/log/log.ts";
import { listJobs, readAudits, reviveJobs } from "./api/admin-calls.ts";
import { markNotifications, readNotifications } from "./api/notification-calls.ts";
import type { StaffHomeUses } from "./api/own-day.ts";
import { searchStaff } from "./api/search-call.ts";
import { navigationCounts, today } from "./api/today-call.ts";
import { readToolbox } from "./api/toolbox-call.ts";
import { purgeLogs } from "./service/purge-logs.ts";

export const staffHomeFeature: Feature<StaffHomeUses & { clock: () => Date; log: Logger }> = {
  jobs: ({ clock, log }) => ({
    "old-logs": {
      inTransaction: async (_job, tx) => {
        const removed = await purgeLogs(tx, clock());
        if (Object.values(removed).some((count) => count > 0))
          log.info(removed, "old lines of the staff's logs were removed");
      },
      every: { period: "day", afterMs: 27 * 60_000 },
      pausesS: twoRetries,
    },
  }),
  staffCalls: [
    today,
    navigationCounts,
    searchStaff,
    readNotifications,
    markNotifications,
    readToolbox,
    listJobs,
    reviveJobs,
    readAudits,
  ],
};
