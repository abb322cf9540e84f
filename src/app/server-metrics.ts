import type { OpenDatabase } from "#platform/db/database.ts";
import { databaseMetrics } from "#platform/metrics/database-metrics.ts";
import type { MetricRow } from "#platform/metrics/metrics.ts";
import { processMetrics } from "#platform/metrics/process-metrics.ts";
import { buildMetric } from "./build-metric.ts";

type Server = {
  database: Pick<OpenDatabase, "pool" | "background" | "isReachable">;
  clock: () => Date;
  /** Of what is opened once a server: its disk, its certificate, its jobs. */
  rows: readonly MetricRow[];
};

/** The figures of a server; those of its requests and features come with the site. */
export function serverMetrics({ database, clock, rows }: Server): readonly MetricRow[] {
  const { pool: serving, background, isReachable } = database;
  const pools = { serving, background: background.pool };
  return [
    buildMetric(),
    ...processMetrics(),
    ...databaseMetrics({ db: background.db, isReachable, clock, pools }),
    ...rows,
  ];
}
