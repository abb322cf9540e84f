import { existsSync, readFileSync } from "node:fs";

/** What the system holds in memory for a process, in MB; null where the system does not say it this way. */
export function residentMegabytes(pid: number | undefined): number | null {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return null;
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(status, "utf8"))?.[1]) / 1024;
}
