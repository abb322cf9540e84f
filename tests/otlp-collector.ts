import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, string | number | undefined>;
};

/** Stands in for whoever receives OTLP: takes what is sent as JSON, and can be asked for it. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const metricNames = new Set<string>();
  const authorizations = new Set<string>();
  let all = "";
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    all += body;
    authorizations.add(request.headers.authorization ?? "");
    const sent = JSON.parse(body);
    for (const { scopeSpans } of sent.resourceSpans ?? [])
      for (const { attributes, ...span } of scopeSpans.flatMap((scope: { spans: unknown[] }) => scope.spans))
        spans.push({ ...span, attributes: valuesOf(attributes) });
    for (const { scopeMetrics } of sent.resourceMetrics ?? [])
      for (const { name } of scopeMetrics.flatMap((scope: { metrics: unknown[] }) => scope.metrics))
        metricNames.add(name);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metricNames,
    authorizations,
    text: () => all,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function valuesOf(attributes: readonly Attribute[]) {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}
