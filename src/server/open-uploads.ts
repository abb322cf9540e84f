import { randomUUID } from "node:crypto";
import type { OpenDatabase } from "#data/database.ts";
import { withLock } from "#data/with-lock.ts";
import type { FileStore } from "#media/file-store.ts";
import { pictureIntake } from "#media/intake/accept-picture.ts";
import { schedule } from "#services/jobs/schedule.ts";
import { clearUploads } from "#services/uploads/clear-uploads.ts";
import { uploadedPictures, uploadFiles } from "#services/uploads/upload-files.ts";
import { uploads } from "#services/uploads/uploads.ts";
import type { Logger } from "./log.ts";

type Needs = {
  database: Pick<OpenDatabase, "db" | "background">;
  store: FileStore;
  clock: () => Date;
  log: Logger;
};

const firstClearAfterMs = 60_000;
const clearEveryMs = 3_600_000;

/** What takes files in, and the job that clears what nobody came back for, one server at a time. [UPLOAD-12] */
export function openUploads({ database, store, clock, log }: Needs) {
  const intake = pictureIntake(uploadedPictures(store, randomUUID));
  const { db, pool } = database.background;
  const files = uploadFiles(store);
  const stopClearing = schedule({
    run: (isStopped) => withLock(pool, "uploads", () => clearUploads({ db, files, now: clock(), isStopped })),
    firstAfterMs: firstClearAfterMs,
    everyMs: clearEveryMs,
    onFailure: (error) => log.warn({ err: error }, "old uploads could not be cleared"),
  });
  return {
    uploads: uploads({ db: database.db, store, intake, clock }),
    stop: async () => {
      intake.stop();
      await stopClearing();
    },
  };
}
