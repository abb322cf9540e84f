import { paths } from "#paths";

/** Within this time a step is made with its answer at hand; then it is made without, so that the page says it waits. */
const patienceMs = 100;

type Ahead = { address: string; answer: Promise<unknown>; ask: AbortController };

/** The latest question: whoever changes the filter again wants no answer to the one before. */
let ahead: Ahead | null = null;

/**
 * Asks for the list at an address before the step to it is made. The step is then made and shown in one go; asked by
 * the router it takes two: one that says it is loading, which costs as much as showing the cars. [LISTING-18]
 */
export async function askAhead(list: string, address: string): Promise<void> {
  ahead?.ask.abort();
  const ask = new AbortController();
  const answer = fetchAnswer(`${paths.listAnswer(list)}${address.slice(list.length)}`, ask.signal);
  answer.catch(() => {});
  ahead = { address, answer, ask };
  await Promise.race([answer, patience()]).catch(() => {});
}

/** For the step itself: the answer that was asked for, once, or one that is asked for now. */
export async function answerAhead<Answer>(url: URL, askNow: () => Promise<Answer>): Promise<Answer> {
  const asked = ahead;
  ahead = null;
  if (asked?.address !== url.pathname + url.search) return askNow();
  return (asked.answer as Promise<Answer>).catch(askNow);
}

async function fetchAnswer(address: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, { signal });
  // Whatever is not the plain answer (another address, a failure) is the router's to deal with.
  if (!answer.ok || answer.redirected) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
