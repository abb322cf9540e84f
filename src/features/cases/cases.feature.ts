import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import { type Feature, provided } from "#platform/feature.ts";
import { twoRetries } from "#platform/jobs/job-kind.ts";
import type { Logger } from "#platform/log/log.ts";
import {
  addCaseNote,
  assignCase,
  listCases,
  notifyCustomer,
  readCase,
  snoozeCase,
} from "./api/case-calls.ts";
import { type CaseUses, caseRoutes } from "./api/case-routes.ts";
import { deleteTemplate, saveTemplate } from "./api/template-calls.ts";
import { casesContext } from "./context.ts";
import { purgeCases } from "./service/purge-cases.ts";

export const casesFeature: Feature<CaseUses & { log: Logger; stock: LiveCatalogue }> = {
  routes: caseRoutes,
  jobs: ({ db, files, clock, log }) => ({
    "old-cases": {
      outside: async () => {
        const { closed, erased, files: attached } = await purgeCases(db, clock());
        for (const file of attached) await files.remove(file);
        if (closed + erased > 0) log.info({ closed, erased }, "cases were closed, and old ones erased");
      },
      every: { period: "day", afterMs: 25 * 60_000 },
      pausesS: twoRetries,
      timeLimitMs: 30 * 60_000,
    },
  }),
  staffCalls: [
    listCases,
    readCase,
    assignCase,
    notifyCustomer,
    addCaseNote,
    snoozeCase,
    saveTemplate,
    deleteTemplate,
  ],
  provide: ({ cases }) => [provided(casesContext, cases.byLink)],
};
