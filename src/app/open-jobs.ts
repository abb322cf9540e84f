import { type JobKinds, joinedKinds } from "#platform/jobs/job-kind.ts";
import { features } from "./features.ts";
import { platformJobs } from "./platform-jobs.ts";
import { type JobResources, runJobs, type Stoppable } from "./run-jobs.ts";
import type { Services } from "./services.ts";

/** All that this process does beside answering, until it is stopped. */
export function openJobs(
  services: Services,
  resources: Pick<JobResources, "database" | "mail" | "runs" | "tracing">,
): Stoppable {
  const { database, mail } = resources;
  const kinds = jobKinds({ ...services, db: database.db }, mail.folder);
  return runJobs({ ...resources, clock: services.clock, log: services.log }, [{ kinds, atOnce: 2 }]);
}

/** The jobs of the platform and of every feature; docs/operating.md has them in words. */
function jobKinds(services: Services, mailFolder: string): JobKinds {
  return joinedKinds([
    platformJobs(services, mailFolder),
    ...features.map(({ jobs }) => jobs?.(services) ?? {}),
  ]);
}
