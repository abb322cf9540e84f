import { clockText } from "#core/dates/clock.ts";
import { formatShortDay } from "#core/dates/dates.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import type { ListedProposal } from "#features/proposals/staff/proposal-responses.ts";

type Out = Pick<
  ListedProposal,
  "version" | "sentAt" | "acceptedAt" | "chosenAt" | "seenAt" | "opened" | "validUntil"
>;

/** "v2, kunden ändrade kalkylen 08.51. Går ut 20 nov.": the last that happened, and until when it holds. */
export function lastEventText(proposal: Out, now: Date): string {
  const { version, acceptedAt, validUntil } = proposal;
  const [what, at] = lastOf(proposal);
  const when = at && whenText(new Date(at), now);
  const until =
    acceptedAt === null && validUntil !== null && `Går ut ${formatShortDay(new Date(validUntil))}.`;
  return [`v${version}, ${[what, when].filter(Boolean).join(" ")}.`, until].filter(Boolean).join(" ");
}

function lastOf({ acceptedAt, chosenAt, seenAt, opened, sentAt }: Out): [string, string | null] {
  if (acceptedAt !== null) return ["godkänd", acceptedAt];
  if (chosenAt !== null) return ["kunden ändrade kalkylen", chosenAt];
  return opened > 0 ? ["kunden tittade", seenAt] : ["skickad", sentAt];
}

/** The time today, else the day. */
function whenText(at: Date, now: Date): string {
  return stockholmDay(at) === stockholmDay(now) ? clockText(at) : formatShortDay(at);
}
