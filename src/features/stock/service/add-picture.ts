import type { LicensePlate } from "#core/plate/license-plate.ts";
import { saveCopiedPictures } from "#features/stock-import/storage/picture-sources.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import type { PictureStore } from "#platform/pictures/picture-store.ts";
import { uploadRefusals } from "#platform/uploads/upload-refusals.ts";
import type { Uploads } from "#platform/uploads/uploads.ts";
import { findPlatesWithPicture } from "../storage/car-parts.ts";

export type TakenPicture = {
  url: string;
  preview: string | null;
  /** Other cars that show the same picture: most often a mistake. */
  alsoOn: LicensePlate[];
};

type PictureRequest = { upload: string; plate: LicensePlate };

/**
 * Makes a picture of the stock of an upload that is done. It lies there under the hash of its content, so the same file
 * has the same address however often it comes; where no car shows it, it is tidied away after a week. The bytes are moved
 * before the transaction, which would hold the database meanwhile.
 */
export async function addPicture(
  db: Database,
  { uploads, pictures }: { uploads: Uploads; pictures: PictureStore },
  { upload, plate }: PictureRequest,
  note: (tx: Transaction, url: string) => Promise<void>,
): Promise<TakenPicture | { message: string }> {
  const description = await uploads.describe(upload);
  if ("refusal" in description) return { message: uploadRefusals[description.refusal].message };
  const bytes = description.picture && (await uploads.readPicture(upload));
  if (!description.picture || !bytes)
    return { message: description.message ?? uploadRefusals.notComplete.message };
  const url = await pictures.save(bytes);
  if (url === null) return { message: "Bilden kan inte sparas just nu. Försök igen om en stund." };
  const { preview } = description.picture;
  return db.transaction(async (tx) => {
    await saveCopiedPictures(tx, new Map([[`upload:${url}`, { url, preview }]]));
    await note(tx, url);
    return { url, preview, alsoOn: await findPlatesWithPicture(tx, url, plate) };
  });
}
