import type { Context, Env, Hono } from "hono";
import type { RouterContext } from "react-router";
import type { SiteVariables } from "./http/site-variables.ts";
import type { JobKinds } from "./jobs/job-kind.ts";
import type { MetricRow } from "./metrics/metrics.ts";
import type { StaffCall } from "./staff/staff-call.ts";

/** What belongs to answering requests and is no service. */
export type Http = {
  /** Who sends, as far as it is counted; empty where nobody counts. */
  senderOf: (c: Context) => string;
  /** Behind a proxy the address of the visitor is what the proxy says last. */
  isBehindProxy: boolean;
  /** Aborted when the server stops, so that streams without an end get one. */
  stopping: AbortSignal;
};

type Routes<Uses, Variables extends Env> = (services: Uses, http: Http) => Hono<Variables>;

/**
 * One row of the table of features. `Uses` names the services that the feature asks, so that it knows neither the app nor the
 * features above it; the table holds each row against all services there are.
 */
export type Feature<Uses> = {
  /** Asked first: streams, pictures and what robots read. Nobody is counted there. */
  files?: Routes<Uses, Env>;
  /** Calls below /api/ and files below /files/ that are no row of the public API. */
  api?: Routes<Uses, Env>;
  /** Asked last before the pages: what one visitor posts and fetches. Addresses are put right and senders counted before. */
  routes?: Routes<Uses, SiteVariables>;
  /** What happens by the clock or after a commit; `db` is the pool for long work here. */
  jobs?: (services: Uses) => JobKinds;
  /** What operators are shown of it, at /metrics. */
  metrics?: (services: Uses) => readonly MetricRow[];
  staffCalls?: readonly StaffCall<Uses>[];
  /** What loaders of pages ask. */
  provide?: (services: Uses) => readonly Provided[];
};

/** A value that loaders find by its context. */
export type Provided = { context: RouterContext; value: unknown };

/** Lets the compiler see that the value is what the context promises. */
export function provided<Value>(context: RouterContext<Value>, value: Value): Provided {
  return { context: context as RouterContext, value };
}
