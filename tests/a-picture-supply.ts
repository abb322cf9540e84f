import type { PictureSupply } from "#features/stock-import/service/pictures/copy-pictures.ts";
import { PictureFailed } from "#features/stock-import/service/pictures/picture-failed.ts";
import { diskStore } from "#platform/files/disk-store.ts";
import type { Intake } from "#platform/pictures/intake/accept-picture.ts";
import { pictureRefusals } from "#platform/pictures/intake/refusals.ts";
import { pictureStore } from "#platform/pictures/picture-store.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Nothing is to be had but what the test says; pictures at images.example stay where they are. */
export function aPictureSupply(said: Partial<PictureSupply> = {}): PictureSupply {
  return {
    accept: acceptAsItCame(),
    folder: null,
    fetch: () => Promise.reject(new PictureFailed("finns inte")),
    keptOrigins: ["https://images.example"],
    fetchesAgain: false,
    mustHaveAll: false,
    ...said,
  };
}

/** Takes what begins like a picture, without a process that opens it. */
export function acceptAsItCame(store = pictureStore(diskStore(temporaryFolder()))): Intake["accept"] {
  return async (file) => {
    const bytes = "bytes" in file ? file.bytes : null;
    const url = bytes && (await store.save(bytes));
    if (!bytes || url === null) return { refusal: "notAPicture", message: pictureRefusals.notAPicture };
    return { url, bytes: bytes.length, preview: "UklGRkA=", width: 640, height: 480 };
  };
}

/** The smallest JPEG that is told by its first bytes, and its own by its last. */
export function aJpeg(content = ""): Uint8Array {
  return Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), Buffer.from(content)]);
}
