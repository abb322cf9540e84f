import type { RenderedPage } from "#web/context.ts";
import type { WholePage } from "./site-variables.ts";

/** A question for the headers is answered as the one for the page, of which Hono sends the headers. [HTTP-2] */
export function asGet(request: Request): Request {
  if (request.method !== "HEAD") return request;
  return new Request(request.url, { headers: request.headers, signal: request.signal });
}

/** What is not: redirects, and pages that are streamed, which carry the nonce of this very answer. */
export async function wholePage(answer: Response, rendered: RenderedPage | null): Promise<WholePage | null> {
  if (rendered) return { bytes: Buffer.from(rendered.html), scripts: rendered.scripts };
  const isStreamed = answer.headers.get("content-type")?.startsWith("text/html");
  return isStreamed || answer.status !== 200 ? null : { bytes: await answer.bytes(), scripts: [] };
}
