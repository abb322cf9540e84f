import { statfs } from "node:fs/promises";

/** What the embedded database takes at a time for its write-ahead log: with less the next write may fail. */
const minBytes = 16 * 2 ** 20;
/** A write that failed says it of another disk too, PostgreSQL's for one. */
const remembersMs = 60_000;

/** Whether what visitors send can be stored: by the room where our own files lie, and by what has failed of late. */
export function diskWatch({
  folder,
  now = () => performance.now(),
  freeBytes = freeBytesOf,
}: {
  folder: string;
  now?: () => number;
  freeBytes?: (folder: string) => Promise<number>;
}) {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    recordDiskFull: () => {
      failedAt = now();
    },
    isFull: async () => now() - failedAt < remembersMs || (await freeBytes(folder)) < minBytes,
  };
}

/** A folder that is not there yet is not full. */
async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
