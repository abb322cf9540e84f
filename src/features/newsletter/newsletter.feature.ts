import { type Feature, provided } from "#platform/feature.ts";
import { twoRetries } from "#platform/jobs/job-kind.ts";
import { newsletterContext } from "./context.ts";
import { type Newsletter, unconfirmedSince } from "./service/newsletter.ts";
import { purgeUnconfirmed } from "./storage/newsletter.ts";

export const newsletterFeature: Feature<{ newsletter: Newsletter; clock: () => Date }> = {
  jobs: ({ clock }) => ({
    "unconfirmed-newsletter": {
      inTransaction: (_job, tx) => purgeUnconfirmed(tx, unconfirmedSince(clock())),
      every: { period: "day", afterMs: 22 * 60_000 },
      pausesS: twoRetries,
    },
  }),
  provide: ({ newsletter }) => [provided(newsletterContext, newsletter)],
};
