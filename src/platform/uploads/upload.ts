import { createHash } from "node:crypto";
import type { Database } from "#platform/db/database.ts";
import type { Intake } from "#platform/pictures/intake/accept-picture.ts";
import type { UploadRow } from "./storage/uploads.ts";
import type { UploadFiles } from "./upload-files.ts";
import type { UploadRefusal } from "./upload-refusals.ts";

export type UploadServices = {
  db: Database;
  files: UploadFiles;
  intake: Pick<Intake, "accept">;
  clock: () => Date;
};

/** What anybody who knows the id of an upload may read. */
export type Upload = {
  name: string;
  bytes: number;
  state: UploadRow["state"];
  /** What has arrived, so that a browser sends only the rest, and knows whether it has the same file. */
  parts: { number: number; sha256: string }[];
  picture: { preview: string; width: number; height: number } | null;
  /** Why it was refused. */
  message: string | null;
};
export type RefusedUpload = { refusal: UploadRefusal };

/** The database and the files never hold the id, only what follows from it. */
export function uploadKeyOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

export function uploadFrom({ name, bytes, state, result }: UploadRow, parts: Upload["parts"]): Upload {
  const isPicture = result !== null && "picture" in result;
  return {
    name,
    bytes,
    state,
    // Of one that is finished they are gone.
    parts: result === null ? parts : [],
    picture: isPicture ? { preview: result.preview, width: result.width, height: result.height } : null,
    message: result !== null && "message" in result ? result.message : null,
  };
}
