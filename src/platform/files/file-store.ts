/** A file as it lies in a store. `etag` is another whenever the content is. */
export type StoredFile = { etag: string; read: () => Promise<Uint8Array> };

/** Files by name, wherever they lie. A name is a path such as "sold-cars/2026-10.json"; a file is there whole or not at all. */
export type FileStore = {
  put: (name: string, content: string | Uint8Array, options?: { onlyIfAbsent?: boolean }) => Promise<void>;
  has: (name: string) => Promise<boolean>;
  find: (name: string) => Promise<StoredFile | null>;
  /** The names in a folder, in order. */
  list: (folder: string) => Promise<string[]>;
  remove: (name: string) => Promise<void>;
};

const plainName = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;

/** Names come from us, never from a visitor; one that could lead elsewhere is a mistake of ours. */
export function checkedName(name: string): string {
  if (!plainName.test(name)) throw new Error(`No name for a file: ${JSON.stringify(name)}`);
  return name;
}
