import type { FormServices } from "#features/forms/api/post-form.ts";
import type { Newsletter } from "#features/newsletter/service/newsletter.ts";
import type { Database } from "#platform/db/database.ts";
import { type Feature, provided } from "#platform/feature.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { twiceMore } from "#platform/jobs/job-kind.ts";
import type { Logger } from "#platform/log/log.ts";
import { caseRoutes } from "./api/case-routes.ts";
import type { CaseServices } from "./case-services.ts";
import { casesContext } from "./context.ts";
import { tidyCases } from "./service/tidy-cases.ts";

type Uses = FormServices & {
  cases: CaseServices;
  newsletter: Newsletter;
  files: FileStore;
  log: Logger;
  db: Database;
};

export const casesFeature: Feature<Uses> = {
  routes: (services, http) => caseRoutes({ ...services, ...http }),
  jobs: ({ db, files, clock, log }) => ({
    "old-cases": {
      outside: async () => {
        const { closed, erased, files: attached } = await tidyCases(db, clock());
        for (const file of attached) await files.remove(file);
        if (closed + erased > 0) log.info({ closed, erased }, "cases were closed, and old ones erased");
      },
      every: { period: "day", afterMs: 25 * 60_000 },
      pausesS: twiceMore,
      atMostMs: 30 * 60_000,
    },
  }),
  provide: ({ cases }) => [provided(casesContext, cases.byLink)],
};
