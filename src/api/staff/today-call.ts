import { stockholmDay } from "#domain/calendar/stockholm-day.ts";
import { waitsForUs } from "#domain/case/case-states.ts";
import { may } from "#domain/sign-in/permissions.ts";
import { bookingsOf, casesOf, type StaffDesk, staffCall } from "./staff-call.ts";

const unassignedAtMost = 20;
const matchesAtMost = 3;

/** What waits, what is late, the own queue first; what the stores have today, and what the market has that is new. [DESK-1] [QUEUE-2] */
export const today = staffCall({
  method: "GET",
  path: "/api/staff/today",
  permission: "workCases",
  title: "Vad som väntar i dag",
  parameters: {},
  body: null,
  audit: { action: "cases.list", subjectOf: () => "idag" },
  answer: async (_, __, desk) => {
    const cases = casesOf(desk);
    const { id } = desk.member;
    const [counts, mine, unassigned, bookings, matches] = await Promise.all([
      cases.counts(id),
      cases.list({ view: "mine", staffId: id }),
      cases.list({ view: "unassigned", staffId: id }),
      dayInStores(desk),
      newMatches(desk),
    ]);
    const day = stockholmDay(desk.now);
    const isLate = ({ answerBy }: { answerBy: Date | null }) => answerBy !== null && answerBy < desk.now;
    const awake = mine.filter(({ snoozedUntil }) => snoozedUntil === null);
    const waiting = awake.filter(({ state }) => waitsForUs(state));
    const dueToday = (one: (typeof mine)[number]) =>
      !isLate(one) && one.answerBy !== null && stockholmDay(one.answerBy) <= day;
    return {
      counts,
      queue: {
        late: waiting.filter(isLate),
        today: waiting.filter(dueToday),
        later: waiting.filter((one) => !isLate(one) && !dueToday(one)),
        customer: awake.filter(({ state }) => !waitsForUs(state)),
        snoozed: mine.filter(({ snoozedUntil }) => snoozedUntil !== null),
      },
      unassigned: unassigned.slice(0, unassignedAtMost),
      bookings,
      matches,
    };
  },
});

/** Null for whoever may not work with bookings. [QUEUE-2] */
async function dayInStores(desk: StaffDesk) {
  if (!may(desk.member.roles, "workBookings")) return null;
  const { bookings, holds } = await bookingsOf(desk).list();
  const ofToday = bookings.filter(({ when }) => when === "today");
  const isEnding = ({ until }: { until: Date }) => stockholmDay(until) === stockholmDay(desk.now);
  return {
    open: bookings.filter(({ when }) => when === "open").length,
    today: ofToday.length,
    list: ofToday,
    holds: holds.filter(isEnding),
  };
}

/** Null for whoever does not buy. [TRACKER-4] */
async function newMatches({ member, trade }: StaffDesk) {
  if (!may(member.roles, "trackPurchases")) return null;
  const found = await trade.trackers.matches(member);
  return { count: found.length, list: found.slice(0, matchesAtMost) };
}
