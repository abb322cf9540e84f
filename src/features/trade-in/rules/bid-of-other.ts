import { stockholmDay } from "#core/dates/stockholm-day.ts";

type Bid = { id: number; staffName: string; at: string };

/** The newest bid of somebody else on the car, given today or since the page was opened: whoever bids must know of it. */
export function bidOfOther<Logged extends Bid>(
  bids: readonly Logged[],
  { me, openedAt, now }: { me: string; openedAt: Date; now: Date },
): Logged | null {
  const news = bids.filter(({ staffName, at }) => {
    const bidAt = new Date(at);
    return staffName !== me && (bidAt > openedAt || stockholmDay(bidAt) === stockholmDay(now));
  });
  return news.toSorted((one, other) => other.id - one.id)[0] ?? null;
}
