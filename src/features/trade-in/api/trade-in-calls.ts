import * as z from "zod";
import { clockText } from "#core/dates/clock.ts";
import { formatKronor } from "#core/money/kronor.ts";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { messages } from "#core/text/messages.ts";
import { carCost } from "#features/pricing/rules/car-cost.ts";
import { lookUpReasons } from "#features/vehicle-register/rules/look-up-reasons.ts";
import { Refusal } from "#platform/http/problem.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { bidLog } from "../rules/bid-log.ts";
import { lookUpForm } from "../rules/look-up.ts";
import type { TradeInServices } from "../trade-in-services.ts";

type Uses = { tradeIn: TradeInServices };

const plate = {
  in: "path",
  about: "Registreringsnummer",
  schema: z.string().pipe(licensePlate),
  example: "mlb84a",
} as const;
/** Mil, as they stand in an address. */
const mil = z
  .string()
  .regex(/^\d{1,6}$/, messages.mileage)
  .transform(Number);
const unknownMileage = "-";

/** 422 like every other field that is wrong. */
function refusal(field: string, message: string): Refusal {
  return new Refusal({ status: 422, title: message, errors: [{ field, message }] });
}

/** Opens what is asked for, one part at a time, each noted with its reason. */
async function open(
  of: LicensePlate,
  params: Record<string, unknown>,
  request: StaffRequest<Uses>,
): Promise<void> {
  const read = lookUpForm.safeParse(params);
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ""), message }));
    throw new Refusal({ status: 422, title: errors.map(({ message }) => message).join(" | "), errors });
  }
  const note = `${read.data.part}: ${lookUpReasons[read.data.reason].label}`;
  await request.tradeIn.valuationFiles.open(of, read.data, request.staffUser, (tx) =>
    request.note(tx, { action: "register.open", subject: of, note }),
  );
}

/** The contract's own call: plate and mileage. Debts, owners and the chassis number need a reason. */
export const tradeInInfoCall = staffCall({
  method: "GET",
  path: "/api/tradeins/info/:a/:b",
  permission: "readTradeIns",
  title: "Inbytesunderlag",
  parameters: {
    a: plate,
    b: {
      in: "path",
      about: "Miltal i mil, eller - när ingen vet",
      schema: z.union([z.literal(unknownMileage).transform(() => null), mil], messages.mileage),
      example: "9200",
    },
    part: { in: "query", about: "Det som ska visas: chassis, debt eller owner", schema: z.string() },
    reason: { in: "query", about: "Varför, när part anges", schema: z.string() },
    customer: { in: "query", about: "true när kunden har bett oss titta", schema: z.string() },
  },
  body: null,
  audit: { action: "tradeIn.read", subjectOf: ({ a }) => a ?? "" },
  handle: async ({ a, b = null, part, reason, customer }, _, request: StaffRequest<Uses>) => {
    const of = plateOf(a);
    if (part !== undefined) await open(of, { part, reason, isCustomerAsking: customer }, request);
    return (await request.tradeIn.valuationFiles.find(of, b, request.staffUser)).info;
  },
});

/** All of the page about a plate. */
export const readValuationFile = staffCall({
  method: "GET",
  path: "/api/staff/dossier/:plate",
  permission: "readTradeIns",
  title: "Inbytesunderlag med värdering och bud",
  parameters: { plate, mileage: { in: "query", about: "Miltal i mil", schema: mil } },
  body: null,
  audit: { action: "tradeIn.read", subjectOf: ({ plate: requested }) => requested ?? "" },
  handle: ({ plate: requested, mileage = null }, _, { tradeIn, staffUser }: StaffRequest<Uses>) =>
    tradeIn.valuationFiles.find(plateOf(requested), mileage, staffUser),
});

export const openRegister = staffCall({
  method: "POST",
  path: "/api/staff/dossier/:plate/open",
  permission: "readTradeIns",
  title: "Visa skuld, ägare eller chassinummer",
  parameters: { plate },
  body: lookUpForm,
  audit: "change",
  handle: async ({ plate: requested }, body, request: StaffRequest<Uses>) => {
    await open(plateOf(requested), body, request);
    return { done: true };
  },
});

/** The contract's own call. */
export const addBid = staffCall({
  method: "POST",
  path: "/api/tradein/bidlog/add",
  permission: "logBids",
  title: "Logga ett bud",
  parameters: {},
  // Not said: nobody has looked at what others bid.
  body: bidLog.extend({ seen: z.int("Läs underlaget först").min(0).optional() }),
  audit: "change",
  handle: async (_, { seen, ...bid }, { tradeIn, staffUser, note }: StaffRequest<Uses>) => {
    const subject = bid.licenseplate;
    const added = await tradeIn.bids.add(bid, staffUser, {
      seen: seen ?? null,
      audit: (tx) => note(tx, { action: "bid.add", subject, note: `${bid.bid} kr` }),
    });
    if ("unseen" in added) throw new Refusal({ status: 409, title: unseenText(added.unseen) });
    return added;
  },
});

/** Who bid what while one wrote one's own. */
function unseenText({ staffName, bid, at }: { staffName: string; bid: number; at: Date }): string {
  return `${staffName} bjöd ${formatKronor(bid)} på bilen kl. ${clockText(at)}. Budet står bland de andra: spara en gång till om ditt ska gälla.`;
}

export const undoBid = staffCall({
  method: "POST",
  path: "/api/staff/bids/undo",
  permission: "logBids",
  title: "Ångra ett bud inom tio sekunder",
  parameters: {},
  body: z.object({ id: z.int("Välj ett bud") }),
  audit: "change",
  handle: async (_, { id }, { tradeIn, staffUser, note }: StaffRequest<Uses>) => {
    const undone = await tradeIn.bids.undo(id, staffUser, (tx) =>
      note(tx, { action: "bid.undo", subject: String(id) }),
    );
    if (undone === null)
      throw new Refusal({ status: 409, title: "Budet går inte att ångra längre. Logga ett nytt i stället." });
    return { licenseplate: undone };
  },
});

export const listBids = staffCall({
  method: "GET",
  path: "/api/staff/bids",
  permission: "readTradeIns",
  title: "Budloggen",
  parameters: {
    whose: { in: "query", about: "mine eller all", schema: z.enum(["mine", "all"]), example: "mine" },
    plate: { in: "query", about: "Registreringsnummer", schema: z.string().pipe(licensePlate) },
  },
  body: null,
  audit: null,
  handle: async ({ whose = "mine", plate: of }, _, { tradeIn, staffUser }: StaffRequest<Uses>) => ({
    bids: await (of
      ? tradeIn.bids.ofPlate(of)
      : whose === "mine"
        ? tradeIn.bids.ofAppraiser(staffUser.id)
        : tradeIn.bids.all()),
    correction: await tradeIn.bids.correctionFor(staffUser, null),
  }),
});

export const addCost = staffCall({
  method: "POST",
  path: "/api/staff/costs",
  permission: "logBids",
  title: "Bokför vad en bil har kostat",
  parameters: {},
  body: carCost,
  audit: "change",
  handle: async (_, cost, { tradeIn, staffUser, note }: StaffRequest<Uses>) => {
    const entry = { action: "cost.add", subject: cost.licenseplate, note: `${cost.kronor} kr` } as const;
    await tradeIn.bids.addCost(cost, staffUser, (tx) => note(tx, entry));
    return { done: true };
  },
});

function plateOf(requested: LicensePlate | undefined): LicensePlate {
  if (requested === undefined) throw refusal("licenseplate", messages.plate);
  return requested;
}
