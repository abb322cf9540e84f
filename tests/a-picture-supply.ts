import { diskStore } from "#media/disk-store.ts";
import { pictureStore } from "#media/picture-store.ts";
import type { PictureSupply } from "#services/import-stock/pictures/copy-pictures.ts";
import { PictureFailed } from "#services/import-stock/pictures/picture-failed.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Nothing is to be had but what the test says; pictures at images.example stay where they are. */
export function aPictureSupply(said: Partial<PictureSupply> = {}): PictureSupply {
  return {
    store: pictureStore(diskStore(temporaryFolder())),
    folder: null,
    fetch: () => Promise.reject(new PictureFailed("finns inte")),
    keptOrigins: ["https://images.example"],
    fetchesAgain: false,
    mustHaveAll: false,
    ...said,
  };
}

/** The smallest JPEG that is told by its first bytes, and its own by its last. */
export function aJpeg(content = ""): Uint8Array {
  return Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), Buffer.from(content)]);
}
