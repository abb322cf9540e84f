import { rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { accountJobs } from "#features/accounts/service/account-jobs.ts";
import { siteBookings } from "#features/bookings/api/site-bookings.ts";
import { bookingJobs } from "#features/bookings/service/booking-jobs.ts";
import { tidyCases } from "#features/cases/service/tidy-cases.ts";
import { untouchedSince } from "#features/favourites/service/shared-lists.ts";
import { forgetSharedLists } from "#features/favourites/storage/shared-lists.ts";
import { unconfirmedSince } from "#features/newsletter/service/newsletter.ts";
import { forgetUnconfirmed } from "#features/newsletter/storage/newsletter.ts";
import { plannedPriceKind } from "#features/pricing/rules/planned-price.ts";
import { forgetProposals } from "#features/proposals/service/forget-proposals.ts";
import { holdNeeds } from "#features/reservations/api/hold-needs.ts";
import { holdJobs } from "#features/reservations/service/hold-jobs.ts";
import { siteWatches } from "#features/saved-searches/api/site-watches.ts";
import { watchJobs } from "#features/saved-searches/service/watch-jobs.ts";
import { tidyLogs } from "#features/staff-home/service/tidy-logs.ts";
import { carryOutPlan } from "#features/stock/service/planned-price.ts";
import { removeUnusedPictures } from "#features/stock/service/remove-unused-pictures.ts";
import { siteTrackers } from "#features/trade-in/api/site-trackers.ts";
import { trackerJobs } from "#features/trade-in/service/tracker-jobs.ts";
import { scoreEstimates } from "#features/valuation/service/estimates.ts";
import { forgetAttempts } from "#platform/auth/idp/attempts.ts";
import { forgetRecords } from "#platform/auth/idp/record-adapter.ts";
import type { OpenDatabase } from "#platform/db/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import type { JobKinds } from "#platform/jobs/job-kind.ts";
import { forgetJobs } from "#platform/jobs/job-runs.ts";
import { startJobs } from "#platform/jobs/start-jobs.ts";
import { isFullDisk } from "#platform/log/full-disk.ts";
import type { Logger } from "#platform/log/log.ts";
import { mailJob } from "#platform/mail/deliver-mail.ts";
import { forgetMails } from "#platform/mail/outbox.ts";
import { clearUploads } from "#platform/uploads/clear-uploads.ts";
import { uploadFiles } from "#platform/uploads/upload-files.ts";
import { keepSoldFiles, type SoldFileNeeds } from "./keep-sold-files.ts";
import type { OpenMail } from "./open-mail.ts";

type Needs = Omit<SoldFileNeeds, "db"> & {
  database: OpenDatabase["background"];
  store: FileStore;
  mail: OpenMail;
  log: Logger;
};

const second = 1_000;
const minute = 60 * second;
/** What is done every hour or day anyway is tried twice more before the next period does. */
const twiceMore = [60, 600];
/** What was promised for a day is done that day, also when the database was away for hours. */
const persistently = [10, 60, 300, 900, 3_600, 3_600, 3_600, 3_600];
const aPlan = z.object({ id: z.int() });

/** What happens by the clock, each once across all processes; docs/operating.md has the table in words. */
function upkeep({ database: { db }, stock, files, store, mail, clock, publicOrigin, log }: Needs): JobKinds {
  return {
    "sold-files": {
      outside: (_job, signal) =>
        whole(signal, (isStopped) => keepSoldFiles({ db, stock, files, clock, publicOrigin }, isStopped)),
      // The first visitors go before: a new store has years of files to be written.
      every: { period: "hour", afterMs: 10 * second },
      pausesS: twiceMore,
      atMostMs: 30 * minute,
    },
    "old-uploads": {
      outside: (_job, signal) =>
        whole(signal, (isStopped) =>
          clearUploads({ db, files: uploadFiles(store), now: clock(), isStopped }),
        ),
      every: { period: "hour", afterMs: minute },
      pausesS: twiceMore,
      atMostMs: 30 * minute,
    },
    "unused-pictures": {
      outside: async (_job, signal) => {
        const removed = await whole(signal, (isStopped) =>
          removeUnusedPictures({ db, files: store, now: clock(), isStopped }),
        );
        if (removed > 0) log.info({ count: removed }, "pictures that no car shows any more were removed");
      },
      every: { period: "day", afterMs: 10 * minute },
      pausesS: twiceMore,
      atMostMs: 60 * minute,
    },
    "old-mails": {
      outside: async () => {
        for (const id of await forgetMails(db)) await rm(join(mail.folder, `${id}.eml`), { force: true });
      },
      every: { period: "day", afterMs: 15 * minute },
      pausesS: twiceMore,
      atMostMs: 10 * minute,
    },
    "old-cases": {
      outside: async () => {
        const { closed, erased, files: attached } = await tidyCases(db, clock());
        for (const file of attached) await store.remove(file);
        if (closed + erased > 0) log.info({ closed, erased }, "cases were closed, and old ones erased");
      },
      every: { period: "day", afterMs: 25 * minute },
      pausesS: twiceMore,
      atMostMs: 30 * minute,
    },
    "old-logs": {
      inTransaction: async (_job, tx) => {
        const removed = await tidyLogs(tx, clock());
        if (Object.values(removed).some((count) => count > 0))
          log.info(removed, "old lines of the staff's logs were removed");
      },
      every: { period: "day", afterMs: 27 * minute },
      pausesS: twiceMore,
    },
    "unconfirmed-newsletter": {
      inTransaction: async (_job, tx) => void (await forgetUnconfirmed(tx, unconfirmedSince(clock()))),
      every: { period: "day", afterMs: 22 * minute },
      pausesS: twiceMore,
    },
    "old-shared-lists": {
      inTransaction: async (_job, tx) => void (await forgetSharedLists(tx, untouchedSince(clock()))),
      every: { period: "day", afterMs: 24 * minute },
      pausesS: twiceMore,
    },
    "old-proposals": {
      inTransaction: async (_job, tx) => void (await forgetProposals(tx, clock())),
      every: { period: "day", afterMs: 26 * minute },
      pausesS: twiceMore,
    },
    [plannedPriceKind]: {
      inTransaction: (job, tx) => carryOutPlan(tx, aPlan.parse(job.payload).id, clock()),
      pausesS: persistently,
    },
    "estimate-scores": {
      outside: async () => {
        const scored = await scoreEstimates(db, clock());
        if (scored > 0) log.info({ scored }, "estimates were held against what was paid");
      },
      every: { period: "day", afterMs: 28 * minute },
      pausesS: twiceMore,
      atMostMs: 10 * minute,
    },
    "old-sign-ins": {
      inTransaction: async (_job, tx) => {
        await forgetRecords(tx, clock());
        await forgetAttempts(tx, clock());
      },
      every: { period: "hour", afterMs: 2 * minute },
      pausesS: twiceMore,
    },
    "old-jobs": {
      inTransaction: (_job, tx) => forgetJobs(tx),
      every: { period: "day", afterMs: 20 * minute },
      pausesS: twiceMore,
    },
  };
}

function drives({ stock, mail, clock }: Needs): JobKinds {
  return bookingJobs({ ...siteBookings({ stock, links: mail.surroundings.links, clock }), clock });
}

function holds({ mail, clock }: Needs): JobKinds {
  return holdJobs(holdNeeds({ links: mail.surroundings.links, clock }));
}

function watches({ stock, mail, clock }: Needs): JobKinds {
  return watchJobs(siteWatches({ stock, links: mail.surroundings.links, clock }));
}

/** One that was stopped in the middle is not done: the next process takes it up. */
async function whole<Result>(
  signal: AbortSignal,
  work: (isStopped: () => boolean) => Promise<Result>,
): Promise<Result> {
  const result = await work(() => signal.aborted);
  signal.throwIfAborted();
  return result;
}

type Stoppable = { stop: () => Promise<void> };
type LetterNeeds = Pick<Needs, "database" | "mail" | "clock" | "log">;

/** All that this process does beside answering, until it is stopped. */
export function openJobs(needs: Needs): Stoppable {
  const kinds = {
    ...upkeep(needs),
    ...drives(needs),
    ...holds(needs),
    ...watches(needs),
    ...trackerJobs(siteTrackers(needs)),
    ...accountJobs(needs),
  };
  return runningJobs(needs, [letters(needs), { kinds, atOnce: 2 }]);
}

/** Letters alone: where files change under the server, the rest would work with what was loaded before. */
export function openLetters(needs: LetterNeeds): Stoppable {
  return runningJobs(needs, [letters(needs)]);
}

function letters({ database: { db }, mail }: LetterNeeds) {
  return {
    kinds: { mail: mailJob({ db, mailer: mail.mailer, surroundings: mail.surroundings }) },
    atOnce: 5,
  };
}

function runningJobs(
  { database, mail, clock, log }: LetterNeeds,
  groups: Parameters<typeof startJobs>[0]["groups"],
): Stoppable {
  const jobs = startJobs({
    database,
    groups,
    clock,
    onFailure: (error, job) =>
      job === null
        ? log.error({ err: error }, "no jobs can be taken up")
        : log.warn(said(error, job), "a job failed and is tried again"),
    onDead: (error, job) => log.error(said(error, job), "a job is given up: npm run jobs"),
  });
  return {
    stop: async () => {
      await jobs.stop();
      mail.mailer.close();
    },
  };
}

/**
 * Keys may name what belongs to a person, and mail servers repeat the address: the log has the number of the job, by
 * which the rest is found.
 */
function said(error: unknown, job: { id: number; kind: string }) {
  const about = { job: job.id, kind: job.kind };
  if (job.kind !== "mail" || isFullDisk(error)) return { err: error, ...about };
  return { problem: String(error).replaceAll(/\S+@\S+/g, "…"), ...about };
}
