import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { type PictureStore, pictureNameOf } from "#platform/pictures/picture-store.ts";
import type { Uploads } from "#platform/uploads/uploads.ts";
import { type TakenPicture, takePicture } from "./take-picture.ts";

type Needs = { uploads: Uploads | null; pictures: PictureStore };
export type PictureDesk = ReturnType<typeof pictureDesk>;

/** Where pictures of the stock come from and lie. */
export function pictureDesk({ uploads, pictures }: Needs) {
  return {
    take: async (
      db: Database,
      asked: { upload: string; plate: LicensePlate },
      note: (tx: Transaction, url: string) => Promise<void>,
    ): Promise<TakenPicture | { message: string }> =>
      uploads === null
        ? { message: "Här går det inte att ladda upp bilder." }
        : takePicture(db, { uploads, pictures }, asked, note),
    has: async (url: string): Promise<boolean> => {
      const name = pictureNameOf(url);
      return name !== null && (await pictures.find(name)) !== null;
    },
  };
}
