import type { StockInStep } from "#features/catalogue/service/keep-in-step.ts";
import { type Feature, provided } from "#platform/feature.ts";
import { twiceMore } from "#platform/jobs/job-kind.ts";
import type { Logger } from "#platform/log/log.ts";
import { assignCase, listCases, noteCase, readCase, snoozeCase, tellCase } from "./api/case-calls.ts";
import { type CaseUses, caseRoutes } from "./api/case-routes.ts";
import { dropTemplate, saveTemplate } from "./api/template-calls.ts";
import { casesContext } from "./context.ts";
import { tidyCases } from "./service/tidy-cases.ts";

export const casesFeature: Feature<CaseUses & { log: Logger; stock: StockInStep }> = {
  routes: caseRoutes,
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
  staffCalls: [listCases, readCase, assignCase, tellCase, noteCase, snoozeCase, saveTemplate, dropTemplate],
  provide: ({ cases }) => [provided(casesContext, cases.byLink)],
};
