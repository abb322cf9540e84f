import { paths } from "#core/paths.ts";
import { isOfOtherBuild } from "#platform/browser/page-build.ts";

/** Within this time a step is made with its answer at hand; then it is made without, so that the page says it waits. */
const patienceMs = 100;
/** An answer older than this may show a car that is gone. */
const freshMs = 5_000;

type Prefetched = {
  address: string;
  requestedAt: number;
  ask: AbortController;
  response: Promise<unknown>;
  isHere: boolean;
};

/** For the step under way: whoever changes the filter again wants no answer to the question before. */
let forNavigation: Prefetched | null = null;
/** For a step that is likely to be next. */
let prefetched: Prefetched | null = null;

/**
 * Fetches the list at an address before the step to it is made. The step is then made and shown in one go; asked by
 * the router it takes two: one that says it is loading, which costs as much as showing the cars.
 */
export async function fetchForNavigation(list: string, address: string): Promise<void> {
  forNavigation?.ask.abort();
  const pending = prefetchedFor(address) ?? ask(list, address);
  if (prefetched !== pending) prefetched?.ask.abort();
  prefetched = null;
  forNavigation = pending;
  if (!pending.isHere) await Promise.race([pending.response, patience()]).catch(() => {});
}

/** A step to this address may be next: its answer had better be at hand. */
export function prefetch(list: string, address: string): void {
  if (prefetchedFor(address)) return;
  prefetched?.ask.abort();
  prefetched = ask(list, address);
}

/** For the step itself: the answer that was prefetched, once, or one that is asked for now. */
export async function prefetchedOr<Answer>(url: URL, askNow: () => Promise<Answer>): Promise<Answer> {
  const pending = forNavigation;
  forNavigation = null;
  if (pending?.address !== url.pathname + url.search) return askNow();
  return (pending.response as Promise<Answer>).catch(askNow);
}

function prefetchedFor(address: string): Prefetched | null {
  const isIt = prefetched?.address === address && performance.now() - prefetched.requestedAt < freshMs;
  return isIt ? prefetched : null;
}

function ask(list: string, address: string): Prefetched {
  const asking = new AbortController();
  const response = fetchResponse(`${paths.listAnswer(list)}${address.slice(list.length)}`, asking.signal);
  const pending = { address, requestedAt: performance.now(), ask: asking, response, isHere: false };
  const here = () => {
    pending.isHere = true;
  };
  response.then(here, here);
  return pending;
}

async function fetchResponse(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal });
  // Whatever is not the plain answer (another address, another build, a failure) is the router's to deal with.
  if (!response.ok || response.redirected || isOfOtherBuild(response))
    throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
