import type { RequestListener } from "node:http";
import { encodingFor } from "#platform/http/accept-encoding.ts";
import { isNotModified } from "#platform/http/if-none-match.ts";
import { type RequestLine, requestIdFrom, requestLine } from "#platform/http/request-log.ts";
import type { Logger } from "#platform/log/log.ts";
import { loggablePath } from "#platform/log/log.ts";
import type { RequestFigures } from "#platform/metrics/request-figures.ts";
import type { FlatHeaders } from "./page-bytes.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * A cached page goes straight to the socket: on the way through the whole site it would take many times as long to say
 * the same. Everything else is for the site.
 */
export function serveFromCache(
  { cache, requests }: { cache: PageCache; requests: Pick<RequestFigures, "countFor"> },
  log: Logger,
  site: RequestListener,
): RequestListener {
  const recordFor = recordsByAnswer(log, requests);
  return (request, response) => {
    const { method = "GET", url = "/", rawHeaders } = request;
    const page = method === "GET" || method === "HEAD" ? cache.find(url) : null;
    const encoding = page && encodingFor(headerOf(rawHeaders, "accept-encoding"));
    const encoded = encoding && page.ready[encoding];
    if (!encoded) return site(request, response);

    const requestId = requestIdFrom(headerOf(rawHeaders, "x-request-id"));
    const isKnown = isNotModified(page.etag, headerOf(rawHeaders, "if-none-match"));
    const status = isKnown ? 304 : 200;
    const { flatHeaders } = isKnown ? page : encoded;
    const headers = flatHeaders.slice();
    headers.push("x-request-id", requestId);
    response.writeHead(status, headers);
    response.end(isKnown || method === "HEAD" ? undefined : encoded.body);
    cache.answers.hit++;
    if (method === "GET") recordFor(flatHeaders, { url, status })(requestId);
    else recordOf(log, requests, { method, url, status })(requestId);
  };
}

/** From the list as it came: to have Node sort them all into an object takes a tenth of the answer's time. */
function headerOf(rawHeaders: readonly string[], name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at];
    if (header?.length === name.length && header.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}

/** All that is the same each time an answer is given is put into words once, and looked up once to be counted. */
function recordsByAnswer(log: Logger, requests: Pick<RequestFigures, "countFor">) {
  const records = new WeakMap<FlatHeaders, RequestLine>();
  return (response: FlatHeaders, { url, status }: { url: string; status: number }): RequestLine => {
    const cached = records.get(response);
    if (cached) return cached;
    const record = recordOf(log, requests, { method: "GET", url, status });
    records.set(response, record);
    return record;
  };
}

function recordOf(
  log: Logger,
  requests: Pick<RequestFigures, "countFor">,
  { method, url, status }: { method: string; url: string; status: number },
): RequestLine {
  const path = pathOf(url);
  const line = requestLine(log, { method, path: loggablePath(path), status, ms: 0 });
  const count = requests.countFor({ method, path, status });
  return (requestId) => {
    line(requestId);
    count.value++;
  };
}

function pathOf(url: string): string {
  const at = url.indexOf("?");
  return at === -1 ? url : url.slice(0, at);
}
