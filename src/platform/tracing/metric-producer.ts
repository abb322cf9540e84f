import { type HrTime, ValueType } from "@opentelemetry/api";
import { hrTime, timeInputToHrTime } from "@opentelemetry/core";
import type { Resource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { Metrics } from "#platform/metrics/metrics.ts";

type Family = Awaited<ReturnType<Metrics["families"]>>[number];
type Value = { value: number; labels: Readonly<Record<string, string | number>>; metricName?: string };

/** The figures of /metrics, handed to the SDK as they stand: they are counted in one place. */
export function metricProducer(metrics: Metrics, resource: Resource): MetricProducer {
  const startTime = timeInputToHrTime(new Date(Date.now() - process.uptime() * 1_000));
  return {
    collect: async () => {
      const times = { startTime, endTime: hrTime() };
      const families = await metrics.families();
      const data = families.flatMap((family) => {
        const one = metricDataOf(family, times);
        return one.dataPoints.length === 0 ? [] : [one];
      });
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: "site" }, metrics: data }] },
        errors: [],
      };
    },
  };
}

type Times = { startTime: HrTime; endTime: HrTime };

function metricDataOf(family: Family, times: Times): MetricData {
  const { name, help: description } = family;
  const descriptor = { name, description, unit: "", valueType: ValueType.DOUBLE };
  const aggregationTemporality = AggregationTemporality.CUMULATIVE;
  const values = family.values as Value[];
  const type = String(family.type);
  if (type === "histogram") {
    const dataPoints = histograms(name, values).map((point) => ({ ...times, ...point }));
    return { descriptor, aggregationTemporality, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const dataPoints = values.map(({ value, labels }) => ({ ...times, attributes: labels, value }));
  return type === "counter"
    ? { descriptor, aggregationTemporality, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { descriptor, aggregationTemporality, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Prometheus counts each bucket together with those below it, OpenTelemetry by itself. */
function histograms(name: string, values: readonly Value[]) {
  const groups = Map.groupBy(values, ({ labels: { le: _, ...labels } }) => JSON.stringify(labels));
  return [...groups].map(([labels, group]) => {
    const buckets = group.filter(({ metricName }) => metricName === `${name}_bucket`);
    const sumOf = (part: string) =>
      group.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0;
    const boundaries = buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite);
    const counts = buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0));
    return {
      attributes: JSON.parse(labels) as Record<string, string>,
      value: { buckets: { boundaries, counts }, sum: sumOf("sum"), count: sumOf("count") },
    };
  });
}
