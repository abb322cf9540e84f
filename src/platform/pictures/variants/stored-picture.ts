import type { PictureStore } from "../picture-store.ts";
import { NoSuchPicture, type VariantSource } from "./serve-variants.ts";

/** A picture of the store. It is only read when a variant has to be made: those at hand need no original. */
export function storedPicture(pictures: PictureStore, hash: string): VariantSource {
  return {
    hash,
    job: async () => {
      const original = await pictures.findByHash(hash);
      if (!original) throw new NoSuchPicture(hash);
      return { file: { bytes: await original.read() }, crop: null, plates: [] };
    },
  };
}
