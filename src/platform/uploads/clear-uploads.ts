import { dropUpload } from "./drop-upload.ts";
import { findOldUploads } from "./storage/uploads.ts";
import type { UploadServices } from "./upload.ts";
import { startWithinMs } from "./upload-capacity.ts";

const retentionMs = 24 * 3_600_000;
const atATime = 100;

/** What no form has taken within a day goes, finished or not, with its files; what never started goes soon. Returns how many. */
export async function clearUploads({
  now,
  isStopped,
  ...services
}: Pick<UploadServices, "db" | "files"> & { now: Date; isStopped: () => boolean }): Promise<number> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const old = { startedBefore: ago(retentionMs), unstartedBefore: ago(startWithinMs) };
  let cleared = 0;
  for (;;) {
    const keys = await findOldUploads(services.db, old, atATime);
    for (const key of keys) {
      if (isStopped()) return cleared;
      await dropUpload(services, key);
      cleared += 1;
    }
    if (keys.length < atATime) return cleared;
  }
}
