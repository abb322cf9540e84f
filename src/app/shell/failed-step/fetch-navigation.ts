import { type NavigationProblem, untilReached } from "#platform/browser/navigation-store.ts";
import { isOfOtherBuild } from "#platform/browser/page-build.ts";

/** An answer that is no data of a page. */
class NoData extends Error {
  readonly problem: NavigationProblem;
  constructor(problem: NavigationProblem) {
    super(`No data: ${problem}`);
    this.problem = problem;
  }
}

/**
 * What the router asks for data with. A step that gets none waits for another try; what is only offered beside the
 * page (suggestions) is left out in silence, since the router would replace the page by an error.
 */
export async function fetchNavigation(request: Request, { type }: { type: string }): Promise<Response> {
  if (request.method !== "GET") return fetch(request);
  if (type !== "navigation") {
    return dataFrom(request).catch((error) => (request.signal.aborted ? Promise.reject(error) : never()));
  }
  return untilReached({
    work: () => dataFrom(request.clone()),
    problemOf: (error) => (error instanceof NoData ? error.problem : "unreached"),
    signal: request.signal,
  });
}

/** Read to its end, so that a line that breaks in the middle is noticed here. */
async function dataFrom(request: Request): Promise<Response> {
  const response = await fetch(request);
  const problem = problemOfResponse(response);
  if (problem !== null) throw new NoData(problem);
  return new Response(await response.arrayBuffer(), response);
}

/**
 * Data of pages is marked by the router. What comes without the mark was answered by somebody in between: a proxy whose
 * server is away, or one that wants to be seen first (a hotel's network), which takes a whole page.
 */
export function problemOfResponse(response: Response): NavigationProblem | null {
  if (response.headers.has("x-remix-response")) return isOfOtherBuild(response) ? "outdated" : null;
  return response.status >= 500 || response.status === 429 ? "unreached" : "outdated";
}

const never = () => new Promise<never>(() => {});
