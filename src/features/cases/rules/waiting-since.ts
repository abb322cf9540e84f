import { answerByAfter } from "./case-progress.ts";
import { type CaseActor, type CaseEvent, type CaseState, waitsForUs } from "./case-states.ts";

type Line = { event: CaseEvent; by: CaseActor; at: Date };

/** Our word, or the customer's that none is needed. To close a case without one is no answer. */
const settles = ({ event, by }: Line) =>
  event === "answered" ||
  event === "decided" ||
  event === "askedCustomer" ||
  (event === "closed" && by === "customer");
const asks = ({ event }: Line) => event === "opened" || event === "customerWrote";

/** Since when the customer has waited for our word, whatever else has happened meanwhile; null where nobody waits. */
export function waitingSince(log: readonly Line[]): Date | null {
  const lastAnswered = log.findLastIndex(settles);
  return log.slice(lastAnswered + 1).find(asks)?.at ?? null;
}

/** By when the next word is promised: the wait began with the first word that nobody has answered, not with the last. */
export function promisedBy(state: CaseState, log: readonly Line[], now: Date): Date | null {
  return answerByAfter(state, (waitsForUs(state) && waitingSince(log)) || now);
}

/** What we have promised and kept too late, or not at all: the time that it was promised for, and when it came. */
export function lateReply(log: readonly Line[], now: Date): { promised: Date; came: Date | null }[] {
  const late: { promised: Date; came: Date | null }[] = [];
  let since: Date | null = null;
  const judge = (came: Date | null) => {
    const promised = since && answerByAfter("received", since);
    if (promised && (came ?? now) > promised) late.push({ promised, came });
    since = null;
  };
  for (const line of log) {
    if (settles(line)) judge(line.at);
    else if (asks(line)) since ??= line.at;
  }
  judge(null);
  return late;
}
