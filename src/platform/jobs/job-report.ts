import type { DeadJob, JobCount } from "./job-runs.ts";

/** The jobs of a database in lines for whoever looks after the site. */
export function jobReport(counts: readonly JobCount[], dead: readonly DeadJob[]): string[] {
  if (counts.length === 0) return ["Nothing waits, and nothing has been given up."];
  const lines = counts.map(
    ({ kind, waiting, running, late, dead: given }) =>
      `${kind}: ${waiting} waiting, ${running} running, ${late} late, ${given} given up`,
  );
  if (dead.length === 0) return lines;
  const jobLines = dead.map(
    ({ id, kind, attempts, lastError, finishedAt }) =>
      `  ${id}  ${kind}, ${finishedAt?.toISOString() ?? ""}, ${attempts} attempts: ${firstLine(lastError)}`,
  );
  return [
    ...lines,
    "",
    "Given up:",
    ...jobLines,
    "",
    "Once more: npm run jobs -- revive <number>, or: revive all",
  ];
}

const firstLine = (text: string | null) => (text ?? "").split("\n", 1)[0];
