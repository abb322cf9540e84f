import { monitorEventLoopDelay } from "node:perf_hooks";
import type { MetricRow } from "./metrics.ts";

const resolutionMs = 20;
const nanoseconds = 1e9;

/**
 * What the process takes, under the names that dashboards for Node know. The library's own set listens to every run of the
 * garbage collector, of which a small heap has many a second.
 */
export function processMetrics(): readonly MetricRow[] {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  /** Since it was last read; together, so that all three are of the same time. */
  const readDelay = () => {
    // The monitor's own turn is no delay.
    const seconds = (ns: number) => Math.max(0, ns / nanoseconds - resolutionMs / 1_000);
    const read = {
      p50: seconds(delay.percentile(50)),
      p99: seconds(delay.percentile(99)),
      max: seconds(delay.max),
    };
    delay.reset();
    return Object.entries(read).map(([quantile, value]) => ({ labels: { quantile }, value }));
  };
  const startedAt = Date.now() / 1_000 - process.uptime();
  return [
    {
      name: "process_cpu_seconds_total",
      help: "Processor time, user and system",
      kind: "counter",
      read: () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
    },
    {
      name: "process_resident_memory_bytes",
      help: "Resident memory",
      kind: "gauge",
      read: () => process.memoryUsage.rss(),
    },
    { name: "process_start_time_seconds", help: "Start, since 1970", kind: "gauge", read: () => startedAt },
    {
      name: "nodejs_heap_size_used_bytes",
      help: "Heap in use",
      kind: "gauge",
      read: () => process.memoryUsage().heapUsed,
    },
    {
      name: "nodejs_external_memory_bytes",
      help: "Memory of buffers and of the engine, outside the heap",
      kind: "gauge",
      read: () => process.memoryUsage().external,
    },
    {
      name: "site_event_loop_delay_seconds",
      help: "By how much turns of the event loop were late since the last reading",
      kind: "gauge",
      labels: ["quantile"],
      read: readDelay,
    },
  ];
}
