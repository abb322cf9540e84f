import * as z from "zod";
import type { Database } from "#platform/db/database.ts";
import type { Feature } from "#platform/feature.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { persistently, twiceMore, unlessStopped } from "#platform/jobs/job-kind.ts";
import type { Logger } from "#platform/log/log.ts";
import { plannedPriceKind } from "./rules/planned-price.ts";
import { carryOutPlan } from "./service/planned-price.ts";
import { removeUnusedPictures } from "./service/remove-unused-pictures.ts";

type Uses = { db: Database; files: FileStore; clock: () => Date; log: Logger };

const aPlan = z.object({ id: z.int() });

export const stockFeature: Feature<Uses> = {
  jobs: ({ db, files, clock, log }) => ({
    "unused-pictures": {
      outside: async (_job, signal) => {
        const removed = await unlessStopped(signal, (isStopped) =>
          removeUnusedPictures({ db, files, now: clock(), isStopped }),
        );
        if (removed > 0) log.info({ count: removed }, "pictures that no car shows any more were removed");
      },
      every: { period: "day", afterMs: 10 * 60_000 },
      pausesS: twiceMore,
      atMostMs: 60 * 60_000,
    },
    [plannedPriceKind]: {
      inTransaction: (job, tx) => carryOutPlan(tx, aPlan.parse(job.payload).id, clock()),
      pausesS: persistently,
    },
  }),
};
