import type { RequestListener } from "node:http";
import type { Pool } from "pg";
import type { Env } from "#platform/config/env.ts";
import type { JobKinds } from "#platform/jobs/job-kind.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import type { Metrics } from "#platform/metrics/metrics.ts";
import type { RouteOf } from "#platform/metrics/route-patterns.ts";

/** What is traced, where anybody wants to know. */
export type Tracing = {
  /** Around every request, the cached pages included. */
  requests: (listener: RequestListener, routeOf: RouteOf) => RequestListener;
  /** The questions that are asked for a request or a job. */
  queries: (pools: readonly Pool[]) => void;
  jobs: (kinds: JobKinds) => JobKinds;
  letters: (mailer: Mailer) => Mailer;
  /** Sends what is left. */
  stop: () => Promise<void>;
};

export const noTracing: Tracing = {
  requests: (listener) => listener,
  queries: () => {},
  jobs: (kinds) => kinds,
  letters: (mailer) => mailer,
  stop: async () => {},
};

export type TracingSettings = Pick<
  Env,
  | "OTEL_EXPORTER_OTLP_ENDPOINT"
  | "OTEL_EXPORTER_OTLP_HEADERS"
  | "OTEL_SERVICE_NAME"
  | "OTEL_TRACES_SAMPLER_ARG"
>;

/** Nothing of OpenTelemetry is loaded where nobody is told. */
export async function openTracing(
  settings: TracingSettings,
  said: { metrics: Metrics; version: string; onFailure: (problem: string) => void },
): Promise<Tracing> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return noTracing;
  const { startTracing } = await import("./start-tracing.ts");
  return startTracing({ ...said, settings, endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT });
}
