import * as z from "zod";
import { licensePlate } from "#core/plate/license-plate.ts";
import { Refusal } from "#platform/http/problem.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { purchaseAlertFilter } from "../rules/purchase-alert.ts";
import type { TradeInServices } from "../trade-in-services.ts";

type Uses = { tradeIn: TradeInServices };

/** The contract's own call. */
export const addPurchaseAlert = staffCall({
  method: "POST",
  path: "/api/leads/purchase-tracker",
  permission: "trackPurchases",
  title: "Lägg upp en köpbevakning",
  parameters: {},
  body: purchaseAlertFilter,
  audit: "change",
  handle: async (_, input, { tradeIn, staffUser, note }: StaffRequest<Uses>) => {
    const added = await tradeIn.purchaseAlerts.add(input, staffUser, (tx) =>
      note(tx, { action: "tracker.add", subject: "köpbevakning" }),
    );
    if ("alert" in added) return added.alert;
    const { error: message } = added;
    throw new Refusal({ status: 422, title: message, errors: [{ field: "filter", message }] });
  },
});

/** What is looked for, and what was found: the queue. */
export const listPurchaseAlerts = staffCall({
  method: "GET",
  path: "/api/staff/trackers",
  permission: "trackPurchases",
  title: "Köpbevakningar och träffar",
  parameters: {},
  body: null,
  audit: null,
  handle: async (_, __, { tradeIn, staffUser }: StaffRequest<Uses>) => ({
    purchaseAlerts: await tradeIn.purchaseAlerts.list(staffUser),
    matches: await tradeIn.purchaseAlerts.matches(staffUser),
  }),
});

export const endPurchaseAlert = staffCall({
  method: "POST",
  path: "/api/staff/trackers/end",
  permission: "trackPurchases",
  title: "Avsluta en köpbevakning",
  parameters: {},
  body: z.object({ id: z.int("Välj en köpbevakning") }),
  audit: "change",
  handle: async (_, { id }, { tradeIn, staffUser, note }: StaffRequest<Uses>) => {
    const isEnded = await tradeIn.purchaseAlerts.end(id, staffUser, (tx) =>
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
  handle: async (_, { licenseplate }, { tradeIn, staffUser, note }: StaffRequest<Uses>) => ({
    handled: await tradeIn.purchaseAlerts.handle(licenseplate, staffUser, (tx) =>
      note(tx, { action: "tracker.handle", subject: licenseplate }),
    ),
  }),
});
