import { createMiddleware } from "hono/factory";
import type { Metrics, Sample } from "./metrics.ts";
import type { RouteOf } from "./route-patterns.ts";

/** From a cached answer that takes a turn to what the proxy would no longer wait for. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Answered = { method: string; path: string; status: number };
/** To be counted up by whoever gives the same answer over and over: to look it up takes longer. */
export type AnswerCount = { labels: Sample["labels"]; value: number };
export type RequestFigures = ReturnType<typeof requestFigures>;

/** How many requests, how they ended and how long they took, by the pattern of their route. */
export function requestFigures(metrics: Metrics, routeOf: RouteOf) {
  const counts = new Map<string, AnswerCount>();
  let inProgress = 0;
  const durations = metrics.addHistogram(
    "site_http_request_duration_seconds",
    "Time until the answer begins, of what was not sent from the page cache as it was",
    ["route"],
    buckets,
  );
  metrics.add([
    {
      name: "site_http_requests_total",
      help: "Answers, by the pattern of the route",
      kind: "counter",
      labels: ["method", "route", "status"],
      read: () => [...counts.values()],
    },
    {
      name: "site_http_requests_in_progress",
      help: "Requests that are being answered",
      kind: "gauge",
      read: () => inProgress,
    },
  ]);

  function countFor({ method, path, status }: Answered): AnswerCount {
    const labels = {
      method: methods.has(method) ? method : "other",
      route: routeOf(path),
      status: String(status),
    };
    const key = `${labels.method} ${labels.route} ${labels.status}`;
    const count = counts.get(key) ?? { labels, value: 0 };
    counts.set(key, count);
    return count;
  }

  /** Around every answer. */
  const middleware = createMiddleware(async (c, next) => {
    const started = performance.now();
    inProgress++;
    try {
      await next();
    } finally {
      inProgress--;
      const { method, path } = c.req;
      const count = countFor({ method, path, status: c.res.status });
      count.value++;
      durations.observe({ route: count.labels.route ?? "" }, (performance.now() - started) / 1_000);
    }
  });
  return { countFor, middleware };
}
