import type { FileStore } from "#platform/files/file-store.ts";
import { pathOf, pictureNameOf, picturePath } from "./picture-store.ts";

/** All pictures of the store, for whoever looks after it; the site itself asks for one at a time. */
export type StoredPictures = {
  /** The addresses of the pictures whose names begin with this hexadecimal digit. */
  withPrefix: (digit: string) => Promise<string[]>;
  remove: (address: string) => Promise<void>;
};

export const hexadecimalDigits = [..."0123456789abcdef"];

export function storedPictures(files: FileStore): StoredPictures {
  return {
    withPrefix: async (digit) => {
      const addresses: string[] = [];
      for (const second of hexadecimalDigits) {
        const names = await files.list(`pictures/${digit}${second}`);
        addresses.push(...names.map((name) => `${picturePath}${name.split("/").at(-1)}`));
      }
      return addresses;
    },
    remove: async (address) => {
      const name = pictureNameOf(address);
      if (name === null) throw new Error(`No picture of ours: ${address}`);
      await files.remove(pathOf(name));
    },
  };
}
