import type { MetricRow, Sample } from "#platform/metrics/metrics.ts";

export type JobRuns = ReturnType<typeof jobRuns>;

/** How the runs of jobs in this process ended, by kind. */
export function jobRuns() {
  const counts = new Map<string, Sample>();
  const row: MetricRow = {
    name: "site_job_runs_total",
    help: "Runs of jobs in this process; failed ones are tried again",
    kind: "counter",
    labels: ["kind", "outcome"],
    read: () => [...counts.values()],
  };
  return {
    count: (kind: string, outcome: "done" | "failed" | "given_up"): void => {
      const key = `${kind} ${outcome}`;
      const value = (counts.get(key)?.value ?? 0) + 1;
      counts.set(key, { labels: { kind, outcome }, value });
    },
    row,
  };
}
