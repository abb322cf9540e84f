import { paths } from "#core/paths.ts";
import { isOfOtherBuild } from "#platform/browser/own-build.ts";

/** Within this time a step is made with its answer at hand; then it is made without, so that the page says it waits. */
const patienceMs = 100;
/** An answer older than this may show a car that is gone. */
const freshMs = 5_000;

type Prefetched = {
  address: string;
  askedAt: number;
  ask: AbortController;
  answer: Promise<unknown>;
  isHere: boolean;
};

/** For the step under way: whoever changes the filter again wants no answer to the question before. */
let forStep: Prefetched | null = null;
/** For a step that is likely to be next. */
let prefetched: Prefetched | null = null;

/**
 * Fetches the list at an address before the step to it is made. The step is then made and shown in one go; asked by
 * the router it takes two: one that says it is loading, which costs as much as showing the cars.
 */
export async function fetchForStep(list: string, address: string): Promise<void> {
  forStep?.ask.abort();
  const asked = prefetchedFor(address) ?? ask(list, address);
  if (prefetched !== asked) prefetched?.ask.abort();
  prefetched = null;
  forStep = asked;
  if (!asked.isHere) await Promise.race([asked.answer, patience()]).catch(() => {});
}

/** A step to this address may be next: its answer had better be at hand. */
export function prefetch(list: string, address: string): void {
  if (prefetchedFor(address)) return;
  prefetched?.ask.abort();
  prefetched = ask(list, address);
}

/** For the step itself: the answer that was prefetched, once, or one that is asked for now. */
export async function prefetchedOr<Answer>(url: URL, askNow: () => Promise<Answer>): Promise<Answer> {
  const asked = forStep;
  forStep = null;
  if (asked?.address !== url.pathname + url.search) return askNow();
  return (asked.answer as Promise<Answer>).catch(askNow);
}

function prefetchedFor(address: string): Prefetched | null {
  const isIt = prefetched?.address === address && performance.now() - prefetched.askedAt < freshMs;
  return isIt ? prefetched : null;
}

function ask(list: string, address: string): Prefetched {
  const asking = new AbortController();
  const answer = fetchAnswer(`${paths.listAnswer(list)}${address.slice(list.length)}`, asking.signal);
  const asked = { address, askedAt: performance.now(), ask: asking, answer, isHere: false };
  const here = () => {
    asked.isHere = true;
  };
  answer.then(here, here);
  return asked;
}

async function fetchAnswer(address: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, { signal });
  // Whatever is not the plain answer (another address, another build, a failure) is the router's to deal with.
  if (!answer.ok || answer.redirected || isOfOtherBuild(answer))
    throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
