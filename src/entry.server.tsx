import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { extractInlineScripts, hashSource, newNonce } from "#app/inline-scripts.server.ts";
import { takeHandoff } from "#app/loader-handoff.ts";
import { withPatientScripts } from "#app/patient-scripts.ts";
import { withStaffHint } from "#app/staff/staff-hint.ts";
import { withEarlyHearts } from "#features/favourites/pages/early-hearts.ts";
import { withFirstPaintScripts } from "#features/visitors/pages/first-paint-scripts.ts";
import {
  handOverContext,
  nonceContext,
  renderTurnContext,
  reportErrorContext,
} from "#platform/pages/context.ts";

export const streamTimeout = 5_000;

/** One synchronous pass when all data is at hand (nearly always); a stream only when a loader defers something. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!(await takeHandoff(page))) return streamPage(request, status, headers, page, context);
  await context.get(renderTurnContext)();
  // Nobody waits for it any longer.
  if (request.signal.aborted) return new Response(null, { status, headers });
  const mark = newNonce();
  const { html: marked, startsLater } = withPatientScripts(
    renderToString(<ServerRouter context={page} url={request.url} nonce={mark} />),
    mark,
  );
  // Named by what they say rather than by a word of this answer: the page can then be given to others too.
  const { html, hashes } = extractInlineScripts(
    [withFirstPaintScripts, withEarlyHearts, withStaffHint].reduce((page, add) => add(page, mark), marked),
    mark,
  );
  const scripts = startsLater === null ? hashes : [...hashes, hashSource(startsLater)];
  context.get(handOverContext)({ html: `<!DOCTYPE html>${html}`, scripts });
  return new Response(null, { status, headers });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted && !isVisitors(error)) context.get(reportErrorContext)(error);
}

/** A method that no page has, or an address that none answers to: the line about the request says it all. */
function isVisitors(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

/** Robots wait for the whole page, people get the shell first. */
function streamPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const whenReady = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={page} url={request.url} nonce={nonce} />,
      {
        nonce,
        [whenReady]() {
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError: context.get(reportErrorContext),
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}
