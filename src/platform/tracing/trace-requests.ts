import type { IncomingMessage, RequestListener } from "node:http";
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { loggablePath } from "#platform/log/log.ts";
import type { RouteOf } from "#platform/metrics/route-patterns.ts";

/** Asked all the time, or held open for hours. */
const untraced: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics", "/live/cars"]);
const requestIdHeader = "x-request-id";

/**
 * A span for each request, of the trace that its `traceparent` names. It holds the pattern of the route and what a log may
 * say of the path. A request without an id gets that of its trace, so that the log leads there.
 */
export function tracedRequests(tracer: Tracer, listener: RequestListener, routeOf: RouteOf): RequestListener {
  return (request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const [path = "/"] = url.split("?", 1);
    const route = routeOf(path);
    if (untraced.has(route)) return listener(request, response);
    const parent = propagation.extract(ROOT_CONTEXT, headers);
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          "http.request.method": method,
          "http.route": route,
          "url.path": loggablePath(path),
        },
      },
      parent,
    );
    const inSpan = trace.setSpan(parent, span);
    if (headers[requestIdHeader] === undefined) giveId(request, span.spanContext().traceId);
    span.setAttribute("request.id", idOf(request));
    response.once("close", () => {
      span.setAttribute("http.response.status_code", response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(inSpan, () => listener(request, response));
  };
}

function idOf({ headers }: IncomingMessage): string {
  const id = headers[requestIdHeader];
  return typeof id === "string" && /^[\w-]{8,64}$/.test(id) ? id : "";
}

/** Where the headers are read as they came, too. */
function giveId(request: IncomingMessage, id: string): void {
  request.headers[requestIdHeader] = id;
  request.rawHeaders.push(requestIdHeader, id);
}
