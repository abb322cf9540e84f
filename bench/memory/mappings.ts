import { readFileSync } from "node:fs";

const megabyte = 1024;

/** What the system holds for a process, in MB. */
export type Mapped = { all: number; peak: number; program: number; database: number };

/** Linux only. */
export function mappedBy(pid: number): Mapped {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const said = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / megabyte;
  return {
    all: said("VmRSS"),
    peak: said("VmHWM"),
    program: said("RssFile"),
    database: databaseMemory(readFileSync(`/proc/${pid}/smaps`, "utf8")),
  };
}

const head = /^([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ (\d+)/;
/** PGlite begins with this much and touches a part of it; nothing else of ours is one piece of that size. */
const databaseAtLeast = 100 * 2 ** 20;

function databaseMemory(smaps: string): number {
  let isDatabase = false;
  let kilobytes = 0;
  for (const line of smaps.split("\n")) {
    const [, from = "0", to = "0", rights = "", file = ""] = head.exec(line) ?? [];
    if (head.test(line)) {
      const size = Number.parseInt(to, 16) - Number.parseInt(from, 16);
      isDatabase = rights === "rw-p" && file === "0" && size >= databaseAtLeast;
    }
    const resident = isDatabase && /^Rss:\s+(\d+) kB/.exec(line)?.[1];
    if (resident) kilobytes += Number(resident);
  }
  return kilobytes / megabyte;
}
