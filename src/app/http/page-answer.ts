import { isFromOwnPage, saidBy } from "#platform/http/request-forgery.ts";
import type { PostedForm, WholePage } from "#platform/http/site-variables.ts";
import type { RenderedPage } from "#platform/pages/context.ts";

/**
 * A question for the headers is answered as the one for the page, of which Hono sends the headers; and a form that went
 * nowhere as the one for its page.
 */
export function asAsked(request: Request, posted: PostedForm | null, publicOrigin: string): Request {
  if (request.method !== "HEAD" && posted === null) return withoutOwnOrigin(request, publicOrigin);
  const headers = new Headers(request.headers);
  for (const name of ["content-type", "content-length", "transfer-encoding"]) headers.delete(name);
  return new Request(request.url, { headers, signal: request.signal });
}

/**
 * The router takes every other origin than that of the address it sees for another site's: our own behind a proxy, and that of
 * a page which tells nobody where its reader comes from. What comes from our own page has been judged by then.
 */
function withoutOwnOrigin(request: Request, publicOrigin: string): Request {
  const isPost = request.method === "POST" && request.headers.has("origin");
  if (!isPost || !isFromOwnPage(saidBy(request.headers), publicOrigin)) return request;
  const { method, body, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return new Request(request.url, { method, headers, signal, body, duplex: "half" } as RequestInit);
}

/** The page of a form that went nowhere says so by its status. */
export function asAnswerTo(posted: PostedForm | null, answer: Response): Response {
  if (posted === null) return answer;
  const status = answer.status === 200 ? posted.status : answer.status;
  return new Response(answer.body, { status, headers: answer.headers });
}

/** What is not: redirects, and pages that are streamed, which carry the nonce of this very answer. */
export async function wholePage(answer: Response, rendered: RenderedPage | null): Promise<WholePage | null> {
  if (rendered) return { bytes: Buffer.from(rendered.html), scripts: rendered.scripts };
  const isStreamed = answer.headers.get("content-type")?.startsWith("text/html");
  return isStreamed || answer.status !== 200 ? null : { bytes: await answer.bytes(), scripts: [] };
}
