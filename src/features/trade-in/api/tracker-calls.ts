import * as z from "zod";
import { licensePlate } from "#core/plate/license-plate.ts";
import { Refusal } from "#platform/http/problem.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { purchaseTracker } from "../rules/purchase-tracker.ts";
import type { TradeInServices } from "../trade-in-services.ts";

type Uses = { tradeIn: TradeInServices };

/** The contract's own call. */
export const addTracker = staffCall({
  method: "POST",
  path: "/api/leads/purchase-tracker",
  permission: "trackPurchases",
  title: "Lägg upp en köpbevakning",
  parameters: {},
  body: purchaseTracker,
  audit: "change",
  answer: async (_, asked, { tradeIn, member, note }: StaffRequest<Uses>) => {
    const added = await tradeIn.trackers.add(asked, member, (tx) =>
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
  answer: async (_, __, { tradeIn, member }: StaffRequest<Uses>) => ({
    trackers: await tradeIn.trackers.list(member),
    matches: await tradeIn.trackers.matches(member),
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
  answer: async (_, { id }, { tradeIn, member, note }: StaffRequest<Uses>) => {
    const isEnded = await tradeIn.trackers.end(id, member, (tx) =>
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
  answer: async (_, { licenseplate }, { tradeIn, member, note }: StaffRequest<Uses>) => ({
    handled: await tradeIn.trackers.handle(licenseplate, member, (tx) =>
      note(tx, { action: "tracker.handle", subject: licenseplate }),
    ),
  }),
});
