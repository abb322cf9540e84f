import type { OpenDatabase } from "#data/database.ts";
import { withLock } from "#data/with-lock.ts";
import type { FileStore } from "#media/file-store.ts";
import { schedule } from "#services/jobs/schedule.ts";
import { removeUnusedPictures } from "#services/unused-pictures/remove-unused-pictures.ts";

type Needs = {
  database: Pick<OpenDatabase, "db" | "pool">;
  files: FileStore;
  clock: () => Date;
  onRemoved: (count: number) => void;
  onFailure: (error: unknown) => void;
};

/** Nobody waits for it: the start has other things to do. */
const firstAfterMs = 600_000;
const everyMs = 86_400_000;

/** Once a day, one server at a time. Returns how to stop. [PICTURE-9] */
export function tidyPictures({ database, files, clock, onRemoved, onFailure }: Needs) {
  return schedule({
    run: (isStopped) =>
      withLock(database.pool, "pictures", async () => {
        const removed = await removeUnusedPictures({ db: database.db, files, now: clock(), isStopped });
        if (removed > 0) onRemoved(removed);
      }),
    firstAfterMs,
    everyMs,
    onFailure,
  });
}
