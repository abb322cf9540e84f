import { randomUUID } from "node:crypto";
import type { Database } from "#platform/db/database.ts";
import { findMeta, saveMeta } from "#platform/db/meta.ts";
import type { FullStock } from "../catalog-stock.ts";
import {
  readSnapshotFile,
  removeSnapshotFile,
  type SnapshotFile,
  writeSnapshotFile,
} from "./snapshot-file.ts";

/** The stock as it was when it was last read whole, with from where to read on: the next start begins there. */
export type SnapshotStore = {
  read: () => Promise<SnapshotFile | null>;
  /** Whether this database is the one that it was read from, or one that comes of it. */
  isOf: (db: Database, token: string) => Promise<boolean>;
  save: (db: Database, stock: FullStock, readAt: Date) => Promise<void>;
  remove: () => Promise<void>;
};

const key = "kept-stock";

/** For the embedded database, whose folder it shares: nobody else writes there meanwhile. */
export function snapshotStore({ path, build }: { path: string; build: string }): SnapshotStore {
  return {
    read: () => readSnapshotFile(path, build),
    /**
     * An older copy of the database's files, put back by hand, has an older token: of what has happened since in the
     * other one its change log knows nothing.
     */
    isOf: async (db, token) => (await findMeta(db, key)) === token,
    /** The token comes last: until it is there the file is nobody's. */
    save: async (db, stock, readAt) => {
      const token = randomUUID();
      await writeSnapshotFile(path, { ...stock, build, token, readAt });
      await saveMeta(db, key, token);
    },
    remove: () => removeSnapshotFile(path),
  };
}
