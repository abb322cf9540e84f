import type { MetricRow } from "./metrics.ts";

/** How much of a class was let in, and how much was refused because there was too much. */
export type AdmissionCounts = Record<string, { admitted: number; refused: number }>;

export function admissionMetric(counts: Readonly<AdmissionCounts>): MetricRow {
  return {
    name: "site_admission_total",
    help: "Requests that were let in, and those that were refused because there was too much",
    kind: "counter",
    labels: ["class", "outcome"],
    read: () =>
      Object.entries(counts).flatMap(([name, outcomes]) =>
        Object.entries(outcomes).map(([outcome, value]) => ({ labels: { class: name, outcome }, value })),
      ),
  };
}
