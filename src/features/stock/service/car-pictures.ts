import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { type PictureStore, pictureNameOf } from "#platform/pictures/picture-store.ts";
import type { Uploads } from "#platform/uploads/uploads.ts";
import { addPicture, type TakenPicture } from "./add-picture.ts";

export type CarPictures = ReturnType<typeof carPictures>;

/** Where pictures of the stock come from and lie. */
export function carPictures({ uploads, pictures }: { uploads: Uploads; pictures: PictureStore }) {
  return {
    add: async (
      db: Database,
      request: { upload: string; plate: LicensePlate },
      note: (tx: Transaction, url: string) => Promise<void>,
    ): Promise<TakenPicture | { message: string }> => addPicture(db, { uploads, pictures }, request, note),
    has: async (url: string): Promise<boolean> => {
      const name = pictureNameOf(url);
      return name !== null && (await pictures.find(name)) !== null;
    },
  };
}
