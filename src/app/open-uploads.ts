import { randomUUID } from "node:crypto";
import type { Database } from "#platform/db/database.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { pictureIntake } from "#platform/pictures/intake/accept-picture.ts";
import { uploadedPictures } from "#platform/uploads/upload-files.ts";
import { uploads } from "#platform/uploads/uploads.ts";

/** What takes files in; a job clears what nobody came back for. */
export function openUploads({ db, files, clock }: { db: Database; files: FileStore; clock: () => Date }) {
  const intake = pictureIntake(uploadedPictures(files, randomUUID));
  return {
    uploads: uploads({ db, store: files, intake, clock }),
    stop: () => intake.stop(),
  };
}
