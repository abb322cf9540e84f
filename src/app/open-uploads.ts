import { randomUUID } from "node:crypto";
import type { OpenDatabase } from "#platform/db/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { pictureIntake } from "#platform/pictures/intake/accept-picture.ts";
import { uploadedPictures } from "#platform/uploads/upload-files.ts";
import { uploads } from "#platform/uploads/uploads.ts";

type Needs = { database: Pick<OpenDatabase, "db">; store: FileStore; clock: () => Date };

/** What takes files in; a job clears what nobody came back for. */
export function openUploads({ database, store, clock }: Needs) {
  const intake = pictureIntake(uploadedPictures(store, randomUUID));
  return {
    uploads: uploads({ db: database.db, store, intake, clock }),
    stop: () => intake.stop(),
  };
}
