import type { WorkCounts } from "#platform/http/admission.ts";
import type { MetricRow, Sample } from "#platform/metrics/metrics.ts";
import type { admitRequests } from "./admit-requests.ts";

type Figures = ReturnType<typeof admitRequests>["figures"];

/** What was let in and refused because there was too much, by class, and how much there is now. */
export function admissionMetrics(figures: Figures): MetricRow[] {
  const byClass = (label: string, states: Record<string, keyof WorkCounts>): Sample[] =>
    Object.entries(figures().classes).flatMap(([name, counts]) =>
      Object.entries(states).map(([state, count]) => ({
        labels: { class: name, [label]: state },
        value: counts[count],
      })),
    );
  return [
    {
      name: "site_admission_total",
      help: "Requests that were let in, refused because there was too much, or left while they waited",
      kind: "counter",
      labels: ["class", "outcome"],
      read: () => byClass("outcome", { admitted: "admitted", refused: "refused", gone: "gone" }),
    },
    {
      name: "site_admission_requests",
      help: "Requests in work, and waiting for their turn",
      kind: "gauge",
      labels: ["class", "state"],
      read: () => byClass("state", { in_work: "inWork", waiting: "waiting" }),
    },
    {
      name: "site_under_load",
      help: "1 while the bounds are lower because the line of requests does not end",
      kind: "gauge",
      read: () => (figures().isUnderLoad ? 1 : 0),
    },
  ];
}
