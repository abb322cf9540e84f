import * as z from "zod";
import { licensePlate } from "#core/plate/license-plate.ts";
import { Refusal } from "#platform/http/problem.ts";
import { staffCall } from "#platform/staff/staff-call.ts";
import { purchaseTracker } from "../rules/purchase-tracker.ts";

/** The contract's own call. */
export const addTracker = staffCall({
  method: "POST",
  path: "/api/leads/purchase-tracker",
  permission: "trackPurchases",
  title: "Lägg upp en köpbevakning",
  parameters: {},
  body: purchaseTracker,
  audit: "change",
  answer: async (_, asked, { trade, member, note }) => {
    const added = await trade.trackers.add(asked, member, (tx) =>
      note(tx, { action: "tracker.add", subject: "köpbevakning" }),
    );
    if ("tracker" in added) return added.tracker;
    const { error: message } = added;
    throw new Refusal({ status: 422, title: message, errors: [{ field: "filter", message }] });
  },
});

/** What is looked for, and what was found: the queue. */
export const listTrackers = staffCall({
  method: "GET",
  path: "/api/staff/trackers",
  permission: "trackPurchases",
  title: "Köpbevakningar och träffar",
  parameters: {},
  body: null,
  audit: null,
  answer: async (_, __, { trade, member }) => ({
    trackers: await trade.trackers.list(member),
    matches: await trade.trackers.matches(member),
  }),
});

export const endTracker = staffCall({
  method: "POST",
  path: "/api/staff/trackers/end",
  permission: "trackPurchases",
  title: "Avsluta en köpbevakning",
  parameters: {},
  body: z.object({ id: z.int("Välj en köpbevakning") }),
  audit: "change",
  answer: async (_, { id }, { trade, member, note }) => {
    const isEnded = await trade.trackers.end(id, member, (tx) =>
      note(tx, { action: "tracker.end", subject: String(id) }),
    );
    if (!isEnded) throw new Refusal({ status: 404, title: "Köpbevakningen finns inte" });
    return { done: true };
  },
});

export const handleMatch = staffCall({
  method: "POST",
  path: "/api/staff/trackers/handle",
  permission: "trackPurchases",
  title: "Ta bort en träff ur kön",
  parameters: {},
  body: z.object({ licenseplate: licensePlate }),
  audit: "change",
  answer: async (_, { licenseplate }, { trade, member, note }) => ({
    handled: await trade.trackers.handle(licenseplate, member, (tx) =>
      note(tx, { action: "tracker.handle", subject: licenseplate }),
    ),
  }),
});
