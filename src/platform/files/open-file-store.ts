import { join } from "node:path";
import { diskStore } from "./disk-store.ts";
import type { FileStore } from "./file-store.ts";
import { s3Store } from "./s3-store.ts";

type Place = { dataDir: string; fileStoreUrl: string | null };

/** The bucket when there is one, otherwise the folder `files` of the data folder. */
export function openFileStore({ dataDir, fileStoreUrl }: Place): FileStore {
  return fileStoreUrl === null ? diskStore(join(dataDir, "files")) : s3Store(new URL(fileStoreUrl));
}
