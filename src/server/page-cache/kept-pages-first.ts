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
    const page = method === "GET" ? cache.find(url) : null;
    const encoded = page?.ready[encodingFor(headers["accept-encoding"])];
    if (!method || !page || !encoded) return site(request, response);

    const requestId = requestIdFrom(headers["x-request-id"]);
    const isKnown = headers["if-none-match"] === page.etag;
    const status = isKnown ? 304 : 200;
    const flatHeaders = isKnown ? page.flatHeaders : encoded.flatHeaders;
    response.writeHead(status, flatHeaders.concat("x-request-id", requestId));
    response.end(isKnown ? undefined : encoded.body);
    logRequest(log, { requestId, method, path: pathOf(url), status, ms: 0 });
  };
}

function pathOf(url: string): string {
  const at = url.indexOf("?");
  return at === -1 ? url : url.slice(0, at);
}
