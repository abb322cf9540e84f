import { context, DiagLogLevel, diag, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Metrics } from "#platform/metrics/metrics.ts";
import { metricProducer } from "./metric-producer.ts";
import { traceFetches } from "./trace-fetches.ts";
import { tracedJobs, tracedMailer } from "./trace-jobs.ts";
import { tracePool } from "./trace-queries.ts";
import { tracedRequests } from "./trace-requests.ts";
import type { Tracing, TracingSettings } from "./tracing.ts";

const metricsEveryMs = 60_000;
/** What is left at the end is sent within this time, or not at all. */
const farewellMs = 3_000;

/** OpenTelemetry's own SDK: spans as they end and the figures once a minute, as OTLP in JSON. */
export function startTracing({
  endpoint,
  settings,
  metrics,
  version,
  onFailure,
}: {
  endpoint: string;
  settings: TracingSettings;
  metrics: Metrics;
  version: string;
  onFailure: (problem: string) => void;
}): Tracing {
  const { OTEL_SERVICE_NAME = "site", OTEL_TRACES_SAMPLER_ARG = 1, OTEL_EXPORTER_OTLP_HEADERS } = settings;
  diag.setLogger(failuresTo(onFailure), DiagLogLevel.ERROR);
  const resource = resourceFromAttributes({
    "service.name": OTEL_SERVICE_NAME,
    "service.version": version,
    "service.instance.id": crypto.randomUUID(),
  });
  const to = (signal: string) => ({
    url: `${endpoint}/v1/${signal}`,
    ...(OTEL_EXPORTER_OTLP_HEADERS && { headers: OTEL_EXPORTER_OTLP_HEADERS }),
  });

  // Whoever asks says which trace it belongs to; how many are kept is ours to say.
  const share = new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG);
  const tracing = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(to("traces")) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(tracing);

  const metering = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to("metrics")),
        exportIntervalMillis: metricsEveryMs,
        metricProducers: [metricProducer(metrics, resource)],
      }),
    ],
  });

  const tracer = tracing.getTracer("site", version);
  const stopFetches = traceFetches(tracer);
  return {
    requests: (listener, routeOf) => tracedRequests(tracer, listener, routeOf),
    queries: (pools) => {
      for (const pool of pools) tracePool(tracer, pool);
    },
    jobs: (kinds) => tracedJobs(tracer, kinds),
    letters: (mailer) => tracedMailer(tracer, mailer),
    stop: async () => {
      stopFetches();
      // A collector that is away must not keep the server from stopping.
      const sent = Promise.allSettled([tracing.shutdown(), metering.shutdown()]);
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, farewellMs);
      await Promise.race([sent, late.promise]);
      clearTimeout(timer);
    },
  };
}

const sayAgainAfterMs = 60_000;

/** A collector that is away fails with every batch: it is said once a minute. */
function failuresTo(onFailure: (problem: string) => void) {
  let saidAt = Number.NEGATIVE_INFINITY;
  const nothing = () => {};
  const error = (problem: string) => {
    if (performance.now() - saidAt < sayAgainAfterMs) return;
    saidAt = performance.now();
    const text = /"message":"([^"]*)"/.exec(problem)?.[1] ?? problem;
    onFailure(text.slice(0, 200));
  };
  return { error, warn: nothing, info: nothing, debug: nothing, verbose: nothing };
}
