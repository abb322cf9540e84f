import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { endFailed } from "./span-end.ts";

type Sent = { request: { origin?: unknown; method?: string } };
type Answered = Sent & { response: { statusCode: number } };

/**
 * What is asked of other hosts for a request or a job (the vehicle register, the bucket, keys). Host and method alone: the
 * path may be a plate, and whoever is asked is told nothing of our trace.
 */
export function traceFetches(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const take = (request: object) => {
    const span = spans.get(request);
    spans.delete(request);
    return span;
  };
  const listeners = {
    "undici:request:create": ({ request }: Sent) => {
      if (trace.getActiveSpan() === undefined) return;
      const { method = "GET", origin } = request;
      const host = URL.parse(String(origin))?.host ?? "";
      const attributes = { "http.request.method": method, "server.address": host };
      spans.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
    },
    "undici:request:headers": ({ request, response }: Answered) => {
      const span = spans.get(request);
      span?.setAttribute("http.response.status_code", response.statusCode);
      if (response.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    },
    "undici:request:trailers": ({ request }: Sent) => take(request)?.end(),
    "undici:request:error": ({ request, error }: Sent & { error: unknown }) => {
      const span = take(request);
      if (span) endFailed(span, error);
    },
  };
  const all = Object.entries(listeners) as [string, (message: unknown) => void][];
  for (const [channel, listener] of all) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of all) unsubscribe(channel, listener);
  };
}
