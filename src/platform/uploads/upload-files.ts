import type { FileStore } from "#platform/files/file-store.ts";

/** Where the bytes of uploads lie: in few folders, so that none is left empty for each upload. */
export function uploadFiles(store: FileStore) {
  const folderOf = (key: string) => `uploads/${key.slice(0, 2)}`;
  /** The content is in the name: two who send the same part at the same time write different files or the same. */
  const placeOf = (key: string, number: number, sha256: string) =>
    `${folderOf(key)}/${key}-${number}-${sha256}`;
  return {
    savePart: (key: string, number: number, sha256: string, bytes: Uint8Array) =>
      store.put(placeOf(key, number, sha256), bytes),
    readPart: async (key: string, number: number, sha256: string): Promise<Uint8Array | null> =>
      (await (await store.find(placeOf(key, number, sha256)))?.read()) ?? null,
    removePart: (key: string, number: number, sha256: string) => store.remove(placeOf(key, number, sha256)),
    readPicture: async (name: string): Promise<Uint8Array | null> =>
      (await (await store.find(name))?.read()) ?? null,
    removePicture: (name: string) => store.remove(name),
    removeParts: async (key: string): Promise<void> => {
      const names = await store.list(folderOf(key));
      for (const name of names.filter((one) => one.startsWith(`${folderOf(key)}/${key}-`)))
        await store.remove(name);
    },
  };
}
export type UploadFiles = ReturnType<typeof uploadFiles>;

/** A cleaned picture lies under a name of its own, not among the pictures of cars: it is nobody's to see yet. */
export function uploadedPictures(store: FileStore, randomName: () => string) {
  return {
    save: async (bytes: Uint8Array): Promise<string> => {
      const name = `uploads/pictures/${randomName()}.jpg`;
      await store.put(name, bytes);
      return name;
    },
  };
}
