import * as z from "zod";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { caseQueue } from "#features/cases/rules/case-queue.ts";
import { storeHoursOn } from "#features/stores/rules/opening-hours.ts";
import { hoursText } from "#features/stores/rules/opening-hours-text.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import {
  countMatches,
  dayInStores,
  outstandingProposals,
  requestedStore,
  type StaffHomeUses,
} from "./own-day.ts";

const maxUnassigned = 20;
const maxMatches = 3;

const myStore = { in: "query", about: "Egen butik, som i adresser", schema: z.string() } as const;

/**
 * What waits, what is late, the own queue first, or that of the store; what the stores have today, what the market has that
 * is new, and the proposals that customers have.
 */
export const today = staffCall({
  method: "GET",
  path: "/api/staff/today",
  permission: "workCases",
  title: "Vad som väntar i dag",
  parameters: {
    whose: {
      in: "query",
      about: "mine, eller store för hela butikens",
      schema: z.enum(["mine", "store"]),
      example: "mine",
    },
    store: myStore,
  },
  body: null,
  audit: {
    action: "cases.list",
    subjectOf: ({ whose, store }) => (whose === "store" && store ? `idag, ${store}` : "idag"),
  },
  handle: async ({ whose = "mine", store: requested }, __, request: StaffRequest<StaffHomeUses>) => {
    const cases = request.cases.byStaff;
    const { id: staffId } = request.staffUser;
    const store = requestedStore(requested, request);
    const within = whose === "store" && store !== null ? { store } : {};
    const view = "store" in within ? "open" : "mine";
    const [counts, queued, unassigned, bookings, matches, proposals] = await Promise.all([
      cases.counts(staffId, within.store),
      cases.list({ view, staffId, ...within }),
      cases.list({ view: "unassigned", staffId, ...within }),
      dayInStores(request, store),
      newMatches(request),
      outstandingProposals(request),
    ]);
    return {
      store: store && openToday(store, request),
      stores: request.stock.catalogs().chain.labels,
      counts,
      queue: caseQueue(queued, request.now),
      unassigned: unassigned.slice(0, maxUnassigned),
      bookings,
      matches,
      proposals,
    };
  },
});

/** How many, and the newest of them. */
async function newMatches(request: StaffRequest<StaffHomeUses>) {
  const count = await countMatches(request);
  return count === null
    ? null
    : { count, list: await request.tradeIn.purchaseAlerts.matches(request.staffUser, maxMatches) };
}

/** "Täby", "09.00–19.00"; no hours where it is closed today. */
function openToday(slug: string, { stock, now }: StaffRequest<StaffHomeUses>) {
  const store = stock.catalogs().chain.stores.find((one) => one.slug === slug);
  const hours = store ? storeHoursOn(store.hours)(stockholmDay(now)) : null;
  return store ? { slug, label: store.label, hours: hours && hoursText(hours) } : null;
}

/** What stands beside the pages in the navigation: numbers alone, so a look at them is no look at a person. */
export const navigationCounts = staffCall({
  method: "GET",
  path: "/api/staff/counts",
  permission: "workCases",
  title: "Hur mycket som väntar på varje sida",
  parameters: { store: myStore },
  body: null,
  audit: null,
  handle: async ({ store }, _, request: StaffRequest<StaffHomeUses>) => {
    const [mine, day, matches, proposals] = await Promise.all([
      request.cases.byStaff.list({ view: "mine", staffId: request.staffUser.id }),
      dayInStores(request, requestedStore(store, request)),
      countMatches(request),
      outstandingProposals(request),
    ]);
    const { late, today: due } = caseQueue(mine, request.now);
    return {
      today: late.length + due.length,
      cases: mine.length,
      bookings: day ? day.today + day.toContact.length : 0,
      purchaseAlerts: matches ?? 0,
      proposals: proposals?.filter(({ state }) => state === "sent").length ?? 0,
    };
  },
});
