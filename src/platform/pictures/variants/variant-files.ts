import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const unfinished = ".unfinished";
const hour = 3_600_000;
/** After a sweep there is room again for a while. */
const sweptTo = 0.9;

/** Variants on the local disk. Any of them can be lost: it is made again. */
export function variantFiles(root: string) {
  const pathOf = (key: string) => join(root, key.slice(0, 2), key);
  return {
    find: async (key: string): Promise<Uint8Array | null> => {
      const filePath = pathOf(key);
      const bytes = await readFile(filePath).catch(() => null);
      if (bytes) void touch(filePath);
      return bytes;
    },

    /** Whole or not at all, but not synced. A full disk costs speed, not the picture. */
    put: async (key: string, bytes: Uint8Array): Promise<void> => {
      const filePath = pathOf(key);
      const draft = `${filePath}.${randomUUID()}${unfinished}`;
      try {
        await mkdir(dirname(filePath), { recursive: true });
        await writeFile(draft, bytes, { flag: "wx" });
        await rename(draft, filePath);
      } catch {
        await rm(draft, { force: true }).catch(() => {});
      }
    },

    /** Those wanted least lately go until there is room again, and what a killed server left half-written. */
    sweep: async (maxBytes: number): Promise<{ bytes: number; removed: number }> => {
      const files = await filesBelow(root);
      const drafts = files.filter(({ filePath }) => filePath.endsWith(unfinished));
      for (const { filePath, wantedAt } of drafts)
        if (Date.now() - wantedAt > hour) await rm(filePath, { force: true });
      const finished = files.filter(({ filePath }) => !filePath.endsWith(unfinished));
      let bytes = finished.reduce((sum, { size }) => sum + size, 0);
      let removed = 0;
      if (bytes <= maxBytes) return { bytes, removed };
      for (const { filePath, size } of finished.toSorted((a, b) => a.wantedAt - b.wantedAt)) {
        if (bytes <= maxBytes * sweptTo) break;
        await rm(filePath, { force: true });
        bytes -= size;
        removed += 1;
      }
      return { bytes, removed };
    },
  };
}

export type VariantFiles = ReturnType<typeof variantFiles>;

/** Access times are often switched off, so the time of change says when it was last wanted, to the hour. */
async function touch(filePath: string): Promise<void> {
  const now = new Date();
  const stats = await stat(filePath).catch(() => null);
  if (stats && now.getTime() - stats.mtimeMs > hour) await utimes(filePath, now, now).catch(() => {});
}

async function filesBelow(root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: { filePath: string; size: number; wantedAt: number }[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const filePath = join(entry.parentPath, entry.name);
    const stats = await stat(filePath).catch(() => null);
    if (stats) files.push({ filePath, size: stats.size, wantedAt: stats.mtimeMs });
  }
  return files;
}
