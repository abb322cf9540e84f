import type { RequestListener } from "node:http";
import { startingPage } from "#platform/http/plain-pages.ts";
import { headersOfPlainPages } from "./http/security-headers.ts";

const json = { "content-type": "application/json", "cache-control": "no-store" };

/**
 * What every address says until the site is there. The process is alive from the beginning, only not ready: who looks
 * after it would otherwise end it while it makes its first stock.
 */
export const startingResponse: RequestListener = (request, response) => {
  const path = request.url?.split("?", 1)[0];
  if (path === "/healthz") {
    response.writeHead(200, { ...headersOfPlainPages, ...json });
    response.end('{"status":"alive"}');
    return;
  }
  const isProbe = path === "/readyz";
  response.writeHead(503, {
    ...headersOfPlainPages,
    ...json,
    ...(!isProbe && { "content-type": "text/html; charset=utf-8" }),
    "retry-after": "2",
  });
  response.end(isProbe ? '{"status":"not ready","reason":"starting"}' : startingPage());
};
