import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Taken up together: some milliseconds of work. */
const aTurn = 4;

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Hundreds of pictures asked for at once would keep a page waiting until the last of them is taken up. So they stand in
 * line, and in each turn of the event loop a few are taken up; what is no picture is answered as it comes.
 */
export function pagesFirst(site: RequestListener): RequestListener {
  const line: Exchange[] = [];

  function runNext(): void {
    for (const { request, response } of line.splice(0, aTurn))
      if (!response.destroyed) site(request, response);
    if (line.length > 0) setImmediate(runNext);
  }

  return (request, response) => {
    if (!request.url?.startsWith("/files/")) return site(request, response);
    line.push({ request, response });
    if (line.length === 1) setImmediate(runNext);
  };
}
