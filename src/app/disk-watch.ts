import { statfs } from "node:fs/promises";
import type { MetricRow } from "#platform/metrics/metrics.ts";

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
  const isFull = async () => now() - failedAt < remembersMs || (await freeBytes(folder)) < minBytes;
  const rows: readonly MetricRow[] = [
    {
      name: "site_disk_free_bytes",
      help: "Room left where DATA_DIR lies",
      kind: "gauge",
      read: async () => {
        const bytes = await freeBytes(folder);
        return Number.isFinite(bytes) ? bytes : null;
      },
    },
    {
      name: "site_disk_full",
      help: "1 when what visitors send cannot be stored",
      kind: "gauge",
      read: async () => Number(await isFull()),
    },
  ];
  return {
    recordDiskFull: () => {
      failedAt = now();
    },
    isFull,
    rows,
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
