import { context, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import type { Pool, PoolClient } from "pg";
import { endFailed, endWith } from "./span-end.ts";

const maxText = 2_000;

type Callback = (error: unknown, ...results: unknown[]) => void;
type Query = (...args: unknown[]) => unknown;

/**
 * A span for each statement that is asked for a request or a job, without its values. A connection that was waited for
 * comes in the name of whoever gave it back, so the caller is put back in place.
 */
export function tracePool(tracer: Tracer, pool: Pool): void {
  const connect = pool.connect.bind(pool) as Query;
  const traced = new WeakSet<object>();
  const withSpans = (client: PoolClient) => {
    if (traced.has(client)) return client;
    traced.add(client);
    const query = client.query.bind(client) as unknown as Query;
    Object.assign(client, { query: tracedQuery(tracer, query) });
    return client;
  };
  Object.assign(pool, {
    connect: (callback?: Callback) => {
      if (callback === undefined) return (connect() as Promise<PoolClient>).then(withSpans);
      const handOver: Callback = (error, client, release) =>
        callback(error, client && withSpans(client as PoolClient), release);
      return connect(context.bind(context.active(), handOver));
    },
  });
}

function tracedQuery(tracer: Tracer, query: Query): Query {
  return (...args) => {
    // What looks by the clock has nobody who waits for it.
    if (trace.getActiveSpan() === undefined) return query(...args);
    const text = statementOf(args[0]);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "query";
    const span = tracer.startSpan(`db ${operation}`, {
      kind: SpanKind.CLIENT,
      attributes: { "db.system.name": "postgresql", "db.operation.name": operation, "db.query.text": text },
    });
    const callback = args.at(-1);
    if (typeof callback === "function") {
      const answered: Callback = (error, ...results) => {
        if (error) endFailed(span, error);
        else span.end();
        (callback as Callback)(error, ...results);
      };
      return query(...args.slice(0, -1), context.bind(context.active(), answered));
    }
    const result = query(...args);
    if (result instanceof Promise) return endWith(span, result);
    span.end();
    return result;
  };
}

/** Values stand apart from it; what is written in it between quotes goes. */
function statementOf(query: unknown): string {
  const text = typeof query === "string" ? query : ((query as { text?: string } | undefined)?.text ?? "");
  return text.slice(0, maxText).replaceAll(/'(?:[^']|'')*(?:'|$)/g, "'…'");
}
