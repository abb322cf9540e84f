import { createHash } from "node:crypto";
import { contentTypeOf } from "#platform/files/content-type.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { type PictureKind, pictureKindOf, pictureKinds } from "./picture-kind.ts";

/** A picture's name is the hash of its content, so that what has a name never changes. */
type PictureName = `${string}.${PictureKind}`;

export type PictureStore = {
  /** Stores an original once and answers with its address; null for what is no picture that we show. */
  save: (bytes: Uint8Array) => Promise<string | null>;
  find: (name: string) => Promise<{ contentType: string; read: () => Promise<Uint8Array> } | null>;
  /** By the hash alone, whatever kind of picture it is. */
  findByHash: (hash: string) => Promise<{ read: () => Promise<Uint8Array> } | null>;
};

export const picturePath = "/files/pictures/";
const namePattern = new RegExp(`^[0-9a-f]{64}\\.(?:${pictureKinds.join("|")})$`);

const hashPattern = /^[0-9a-f]{64}$/;

/** The one place that knows at which address a picture is served. */
function pictureAddress(name: PictureName): string {
  return `${picturePath}${name}`;
}

/** Originals, spread over folders by their first two digits. */
export function pictureStore(files: FileStore): PictureStore {
  return {
    save: async (bytes) => {
      const kind = pictureKindOf(bytes);
      if (kind === null) return null;
      const name: PictureName = `${createHash("sha256").update(bytes).digest("hex")}.${kind}`;
      if (!(await files.has(pathOf(name)))) await files.put(pathOf(name), bytes, { onlyIfAbsent: true });
      return pictureAddress(name);
    },
    find: async (name) => {
      const file = namePattern.test(name) ? await files.find(pathOf(name)) : null;
      return file && { contentType: contentTypeOf(name), read: file.read };
    },
    findByHash: async (hash) => {
      for (const kind of hashPattern.test(hash) ? pictureKinds : []) {
        const file = await files.find(pathOf(`${hash}.${kind}`));
        if (file) return file;
      }
      return null;
    },
  };
}

/** The name of a picture at an address of ours; null for any other address. */
export function pictureNameOf(address: string): string | null {
  const name = address.startsWith(picturePath) ? address.slice(picturePath.length) : "";
  return namePattern.test(name) ? name : null;
}

export function pathOf(name: string): string {
  return `pictures/${name.slice(0, 2)}/${name}`;
}
