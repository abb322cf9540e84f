import { Counter, Gauge, Histogram, Registry } from "prom-client";

export type Sample = { labels: Readonly<Record<string, string>>; value: number };
type Read = number | null | readonly Sample[];

/** A figure that is read when somebody asks. Labels have few values: routes, kinds, states; never what a visitor wrote. */
export type MetricRow = {
  name: `site_${string}` | `process_${string}` | `nodejs_${string}`;
  help: string;
  kind: "gauge" | "counter";
  labels?: readonly string[];
  /** Null, or a failure: nobody knows it now, and it is left out. */
  read: () => Read | Promise<Read>;
};

export type Metrics = ReturnType<typeof openMetrics>;

/** All figures of this process, in one registry. A row that is added again takes the place of the one before. */
export function openMetrics() {
  const registry = new Registry();

  function addRow({ name, help, kind, labels = [], read }: MetricRow): void {
    registry.removeSingleMetric(name);
    const options = { name, help, labelNames: [...labels], registers: [registry] };
    if (kind === "gauge")
      new Gauge({
        ...options,
        async collect() {
          const samples = await samplesOf(read);
          this.reset();
          if (samples.length === 0 && labels.length === 0) this.remove();
          for (const sample of samples) this.set({ ...sample.labels }, sample.value);
        },
      });
    else
      new Counter({
        ...options,
        async collect() {
          const samples = await samplesOf(read);
          this.reset();
          for (const sample of samples) this.inc({ ...sample.labels }, sample.value);
        },
      });
  }

  return {
    add: (rows: readonly MetricRow[]): void => rows.forEach(addRow),
    addHistogram: (name: string, help: string, labels: readonly string[], buckets: readonly number[]) => {
      registry.removeSingleMetric(name);
      return new Histogram({
        ...{ name, help, labelNames: [...labels], buckets: [...buckets] },
        registers: [registry],
      });
    },
    /** As Prometheus reads it. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
    families: () => registry.getMetricsAsJSON(),
  };
}

async function samplesOf(read: MetricRow["read"]): Promise<readonly Sample[]> {
  try {
    const value = await read();
    if (value === null) return [];
    return typeof value === "number" ? [{ labels: {}, value }] : value;
  } catch {
    // What cannot be read must not keep the others from being read.
    return [];
  }
}

/** The same figure under each of its labels. */
export function samplesBy(label: string, values: Readonly<Record<string, number>>): Sample[] {
  return Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));
}
