import { randomUUID } from "node:crypto";
import type { OpenDatabase } from "#data/database.ts";
import type { FileStore } from "#media/file-store.ts";
import { pictureIntake } from "#media/intake/accept-picture.ts";
import { uploadedPictures } from "#services/uploads/upload-files.ts";
import { uploads } from "#services/uploads/uploads.ts";

type Needs = { database: Pick<OpenDatabase, "db">; store: FileStore; clock: () => Date };

/** What takes files in; a job clears what nobody came back for. [UPLOAD-12] */
export function openUploads({ database, store, clock }: Needs) {
  const intake = pictureIntake(uploadedPictures(store, randomUUID));
  return {
    uploads: uploads({ db: database.db, store, intake, clock }),
    stop: () => intake.stop(),
  };
}
