import { removeUpload } from "./storage/uploads.ts";
import type { UploadServices } from "./upload.ts";

/**
 * The files go before the row, because without it nobody would find them; and again after it, for a part that arrived
 * in between.
 */
export async function dropUpload(
  { db, files }: Pick<UploadServices, "db" | "files">,
  key: string,
): Promise<void> {
  await files.removeParts(key);
  const removed = await removeUpload(db, key);
  if (removed?.result && "picture" in removed.result) await files.removePicture(removed.result.picture);
  await files.removeParts(key);
}
