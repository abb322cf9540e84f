import type { Feature } from "#platform/feature.ts";
import { twiceMore } from "#platform/jobs/job-kind.ts";
import type { Logger } from "#platform/log/log.ts";
import { tidyLogs } from "./service/tidy-logs.ts";

export const staffHomeFeature: Feature<{ clock: () => Date; log: Logger }> = {
  jobs: ({ clock, log }) => ({
    "old-logs": {
      inTransaction: async (_job, tx) => {
        const removed = await tidyLogs(tx, clock());
        if (Object.values(removed).some((count) => count > 0))
          log.info(removed, "old lines of the staff's logs were removed");
      },
      every: { period: "day", afterMs: 27 * 60_000 },
      pausesS: twiceMore,
    },
  }),
};
