import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const unfinished = ".unfinished";
const hour = 3_600_000;
/** After a sweep there is room again for a while. */
const sweptTo = 0.9;

/** Variants on the local disk. Any of them can be lost: it is made again. */
export function variantFiles(root: string) {
  const placeOf = (key: string) => join(root, key.slice(0, 2), key);
  return {
    find: async (key: string): Promise<Uint8Array | null> => {
      const place = placeOf(key);
      const bytes = await readFile(place).catch(() => null);
      if (bytes) void touch(place);
      return bytes;
    },

    /** Whole or not at all, but not synced. A full disk costs speed, not the picture. */
    put: async (key: string, bytes: Uint8Array): Promise<void> => {
      const place = placeOf(key);
      const draft = `${place}.${randomUUID()}${unfinished}`;
      try {
        await mkdir(dirname(place), { recursive: true });
        await writeFile(draft, bytes, { flag: "wx" });
        await rename(draft, place);
      } catch {
        await rm(draft, { force: true }).catch(() => {});
      }
    },

    /** Those wanted least lately go until there is room again, and what a killed server left half-written. */
    sweep: async (bytesAtMost: number): Promise<{ bytes: number; removed: number }> => {
      const files = await filesBelow(root);
      const drafts = files.filter(({ place }) => place.endsWith(unfinished));
      for (const { place, wantedAt } of drafts)
        if (Date.now() - wantedAt > hour) await rm(place, { force: true });
      const whole = files.filter(({ place }) => !place.endsWith(unfinished));
      let bytes = whole.reduce((sum, { size }) => sum + size, 0);
      let removed = 0;
      if (bytes <= bytesAtMost) return { bytes, removed };
      for (const { place, size } of whole.toSorted((a, b) => a.wantedAt - b.wantedAt)) {
        if (bytes <= bytesAtMost * sweptTo) break;
        await rm(place, { force: true });
        bytes -= size;
        removed += 1;
      }
      return { bytes, removed };
    },
  };
}

export type VariantFiles = ReturnType<typeof variantFiles>;

/** Access times are often switched off, so the time of change says when it was last wanted, to the hour. */
async function touch(place: string): Promise<void> {
  const now = new Date();
  const found = await stat(place).catch(() => null);
  if (found && now.getTime() - found.mtimeMs > hour) await utimes(place, now, now).catch(() => {});
}

async function filesBelow(root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: { place: string; size: number; wantedAt: number }[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const place = join(entry.parentPath, entry.name);
    const found = await stat(place).catch(() => null);
    if (found) files.push({ place, size: found.size, wantedAt: found.mtimeMs });
  }
  return files;
}
