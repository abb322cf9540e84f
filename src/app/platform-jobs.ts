import { rm } from "node:fs/promises";
import { join } from "node:path";
import { purgeAttempts } from "#platform/auth/idp/attempts.ts";
import { purgeRecords } from "#platform/auth/idp/record-adapter.ts";
import type { Database } from "#platform/db/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { type JobKinds, twoRetries, unlessStopped } from "#platform/jobs/job-kind.ts";
import { purgeJobs } from "#platform/jobs/job-runs.ts";
import { purgeMails } from "#platform/mail/outbox.ts";
import { clearUploads } from "#platform/uploads/clear-uploads.ts";
import { uploadFiles } from "#platform/uploads/upload-files.ts";

const minuteMs = 60_000;

/** What the platform clears away by the clock. */
export function platformJobs(
  { db, files, clock }: { db: Database; files: FileStore; clock: () => Date },
  mailFolder: string,
): JobKinds {
  return {
    "old-uploads": {
      outside: (_job, signal) =>
        unlessStopped(signal, (isStopped) =>
          clearUploads({ db, files: uploadFiles(files), now: clock(), isStopped }),
        ),
      every: { period: "hour", afterMs: minuteMs },
      pausesS: twoRetries,
      timeLimitMs: 30 * minuteMs,
    },
    "old-mails": {
      outside: async () => {
        for (const id of await purgeMails(db)) await rm(join(mailFolder, `${id}.eml`), { force: true });
      },
      every: { period: "day", afterMs: 15 * minuteMs },
      pausesS: twoRetries,
      timeLimitMs: 10 * minuteMs,
    },
    "old-sign-ins": {
      inTransaction: async (_job, tx) => {
        await purgeRecords(tx, clock());
        await purgeAttempts(tx, clock());
      },
      every: { period: "hour", afterMs: 2 * minuteMs },
      pausesS: twoRetries,
    },
    "old-jobs": {
      inTransaction: (_job, tx) => purgeJobs(tx),
      every: { period: "day", afterMs: 20 * minuteMs },
      pausesS: twoRetries,
    },
  };
}
