import type { OpenDatabase } from "#platform/db/database.ts";
import { type JobRuns, jobRuns } from "#platform/jobs/count-runs.ts";
import { startJobs } from "#platform/jobs/start-jobs.ts";
import { isFullDisk } from "#platform/log/full-disk.ts";
import type { Logger } from "#platform/log/log.ts";
import { mailJob } from "#platform/mail/deliver-mail.ts";
import { noTracing, type Tracing } from "#platform/tracing/tracing.ts";
import type { OpenMail } from "./open-mail.ts";

/** What jobs are run with; the database is the one for long work. */
export type JobResources = {
  database: OpenDatabase["background"];
  mail: OpenMail;
  clock: () => Date;
  log: Logger;
  /** How often a job of a kind was done, failed and was given up, by this process. */
  runs?: JobRuns;
  tracing?: Pick<Tracing, "jobs">;
};
export type Stoppable = { stop: () => Promise<void> };

/** E-mails alone: where files change under the server, the rest would work with what was loaded before. */
export function openMailJobs(running: JobResources): Stoppable {
  return runJobs(running, []);
}

type Groups = Parameters<typeof startJobs>[0]["groups"];

/** Runs the jobs of e-mails and the extra groups until it is stopped. */
export function runJobs(
  { database, mail, clock, log, runs = jobRuns(), tracing = noTracing }: JobResources,
  extraGroups: Groups,
): Stoppable {
  const { mailer, surroundings } = mail;
  const mailGroup = { kinds: { mail: mailJob({ db: database.db, mailer, surroundings }) }, atOnce: 5 };
  const jobs = startJobs({
    database,
    groups: [mailGroup, ...extraGroups].map(({ kinds, atOnce }) => ({ kinds: tracing.jobs(kinds), atOnce })),
    clock,
    onDone: ({ kind }) => runs.count(kind, "done"),
    onFailure: (error, job) => {
      if (job === null) return log.error({ err: error }, "no jobs can be taken up");
      runs.count(job.kind, "failed");
      log.warn(loggable(error, job), "a job failed and is tried again");
    },
    onDead: (error, job) => {
      runs.count(job.kind, "given_up");
      log.error(loggable(error, job), "a job is given up: npm run jobs");
    },
  });
  return {
    stop: async () => {
      await jobs.stop();
      mailer.close();
    },
  };
}

/**
 * Keys may name what belongs to a person, and mail servers repeat the address: the log has the number of the job, by
 * which the rest is found.
 */
function loggable(error: unknown, job: { id: number; kind: string }) {
  const about = { job: job.id, kind: job.kind };
  if (job.kind !== "mail" || isFullDisk(error)) return { err: error, ...about };
  return { problem: String(error).replaceAll(/(?<!\S)[^\s@]+@\S+/g, "…"), ...about };
}
