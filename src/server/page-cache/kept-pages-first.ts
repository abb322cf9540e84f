import type { RequestListener } from "node:http";
import type { Logger } from "../log.ts";
import { logRequest, requestIdFrom } from "../request-log.ts";
import { encodingFor } from "./page-bytes.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * A kept page goes straight to the socket: on the way through the whole site it would take many times as long to say
 * the same. Everything else is for the site. [PAGECACHE-8]
 */
export function keptPagesFirst(cache: PageCache, log: Logger, site: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = "/", headers } = request;
    const page = method === "GET" ? cache.find(cache.key(url)) : null;
    const encoded = page?.ready[encodingFor(headers["accept-encoding"])];
    if (!page || !encoded) return site(request, response);

    const started = performance.now();
    const requestId = requestIdFrom(headers["x-request-id"]);
    const isKnown = headers["if-none-match"] === page.etag;
    const status = isKnown ? 304 : 200;
    const flatHeaders = isKnown ? page.flatHeaders : encoded.flatHeaders;
    response.writeHead(status, [...flatHeaders, "x-request-id", requestId]);
    response.end(isKnown ? undefined : encoded.body);
    logRequest(log, { requestId, method: "GET", path: url.split("?", 1)[0] ?? url, status, started });
  };
}
