import { Hono } from "hono";
import type { LiveCatalogue } from "#features/catalogue/service/live-catalogue.ts";
import type { Feature } from "#platform/feature.ts";
import { twoRetries, unlessStopped } from "#platform/jobs/job-kind.ts";
import { type FormCallServices, formRoutes } from "./api/forms/form-routes.ts";
import { soldFileRoutes } from "./api/sold-file-routes.ts";
import { updateSoldFiles } from "./api/update-sold-files.ts";
import type { SoldFiles } from "./service/sold-files.ts";

type Uses = FormCallServices & { stock: LiveCatalogue; soldFiles: SoldFiles };

export const publicApiFeature: Feature<Uses> = {
  api: (services, http) =>
    new Hono().route("/", formRoutes(services, http)).route("/", soldFileRoutes(services.soldFiles)),
  jobs: (services) => ({
    "sold-files": {
      outside: (_job, signal) => unlessStopped(signal, (isStopped) => updateSoldFiles(services, isStopped)),
      // The first visitors go before: a new store has years of files to be written.
      every: { period: "hour", afterMs: 10_000 },
      pausesS: twoRetries,
      timeLimitMs: 30 * 60_000,
    },
  }),
};
