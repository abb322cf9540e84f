import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { CompletePage, SubmittedForm } from "#platform/http/site-variables.ts";
import type { RenderedPage } from "#platform/pages/context.ts";

/**
 * A question for the headers is answered as the one for the page, of which Hono sends the headers; and a form that went
 * nowhere as the one for its page.
 */
export function asAsked(request: Request, submission: SubmittedForm | null, publicOrigin: string): Request {
  if (request.method !== "HEAD" && submission === null) return withoutSameOrigin(request, publicOrigin);
  const headers = new Headers(request.headers);
  for (const name of ["content-type", "content-length", "transfer-encoding"]) headers.delete(name);
  return new Request(request.url, { headers, signal: request.signal });
}

/**
 * The router takes every other origin than that of the address it sees for another site's: our own behind a proxy, and that of
 * a page which tells nobody where its reader comes from. What comes from our own page has been judged by then.
 */
function withoutSameOrigin(request: Request, publicOrigin: string): Request {
  const isSubmission = request.method === "POST" && request.headers.has("origin");
  if (!isSubmission || !isFromSameOrigin(originHeadersOf(request.headers), publicOrigin)) return request;
  const { method, body, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return new Request(request.url, { method, headers, signal, body, duplex: "half" } as RequestInit);
}

/** The page of a form that went nowhere says so by its status. */
export function asResponseTo(submission: SubmittedForm | null, response: Response): Response {
  if (submission === null) return response;
  const status = response.status === 200 ? submission.status : response.status;
  return new Response(response.body, { status, headers: response.headers });
}

/** What is not: redirects, and pages that are streamed, which carry the nonce of this very answer. */
export async function wholePage(
  response: Response,
  rendered: RenderedPage | null,
): Promise<CompletePage | null> {
  if (rendered) return { bytes: Buffer.from(rendered.html), scripts: rendered.scripts };
  const isStreamed = response.headers.get("content-type")?.startsWith("text/html");
  return isStreamed || response.status !== 200 ? null : { bytes: await response.bytes(), scripts: [] };
}
