import * as z from "zod";
import { anyJson } from "#core/any-json.ts";
import { formatNumber } from "#core/text/number.ts";
import { labelIn } from "#features/cars/rules/vocabulary.ts";
import { Refusal } from "#platform/http/problem.ts";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { undoHours } from "../rules/stock-list/batch.ts";
import {
  type BulkChange,
  bulkFlagNames,
  bulkPlaceNames,
  bulkStations,
  maxBulkCars,
} from "../rules/stock-list/bulk-change.ts";
import { previewMany } from "../service/change-many.ts";
import type { CarChange } from "../service/plan-edits.ts";
import type { PriceQuestion } from "../service/price-doubts.ts";
import { saveBatch } from "../service/save-batch.ts";
import { carsWithoutCut, planUndo, recentBatches } from "../service/undo-batch.ts";
import type { StockBatch } from "../storage/car-batches.ts";
import { isPriceConfirmed, priceQuestionBy, type StockUses } from "./car-of-call.ts";

const tooMany = `Välj högst ${formatNumber(maxBulkCars)} bilar åt gången`;
const ids = z.array(z.int(), "Markera minst en bil").min(1, "Markera minst en bil").max(maxBulkCars, tooMany);

const change = z.discriminatedUnion(
  "kind",
  [
    z
      .object({
        kind: z.literal("price"),
        by: z.enum(["percent", "kronor"], "Välj kronor eller procent"),
        amount: z
          .int("Skriv ett helt tal")
          .min(-10_000_000, "Talet är för stort")
          .max(10_000_000, "Talet är för stort")
          .refine((amount) => amount !== 0, "Skriv hur mycket priset ska ändras"),
      })
      .refine(({ by, amount }) => by !== "percent" || (amount > -100 && amount <= 100), {
        path: ["amount"],
        message: "Skriv en procentsats mellan 1 och 99",
      }),
    z.object({
      kind: z.literal("store"),
      place: z.enum(bulkPlaceNames as [(typeof bulkPlaceNames)[number]], "Välj vilken plats som ändras"),
      to: z.string("Välj en butik").min(1, "Välj en butik").max(60),
    }),
    z.object({
      kind: z.literal("status"),
      to: z.literal([...bulkStations], "Välj en status"),
    }),
    z.object({
      kind: z.literal("flag"),
      flag: z.enum(bulkFlagNames as [(typeof bulkFlagNames)[number]], "Välj vad som märks"),
      isOn: z.boolean("Välj på eller av"),
    }),
  ],
  "Välj vad som ska ändras",
) satisfies z.ZodType<BulkChange>;

/** What would happen, car by car, and what of a cut the law lets us show. */
export const previewBulk = staffCall({
  method: "POST",
  path: "/api/staff/cars/preview",
  permission: "editStock",
  title: "Förhandsvisa en ändring av flera bilar",
  parameters: {},
  body: z.object({ ids, change }),
  audit: null,
  handle: async (_, requestBody, request: StaffRequest<StockUses>) => ({
    cars: await previewMany(request.db, requestBody.ids, requestBody.change, {
      asks: priceQuestionBy(request, true),
      now: request.now,
    }),
  }),
});

const edit = z.object({
  carId: z.int(),
  base: z.record(z.string(), anyJson),
  changes: z.record(z.string(), anyJson),
});

/** One batch: what was changed by somebody else since the preview is left, and named. */
export const applyBulk = staffCall({
  method: "POST",
  path: "/api/staff/cars/apply",
  permission: "editStock",
  title: "Ändra flera bilar",
  parameters: {},
  body: z.object({
    edits: z.array(edit, "Markera minst en bil").min(1, "Markera minst en bil").max(maxBulkCars, tooMany),
    confirmed: isPriceConfirmed,
  }),
  audit: "change",
  handle: (_, { edits, confirmed: isConfirmed }, request: StaffRequest<StockUses>) =>
    asBatch(edits as CarChange[], { request, asks: priceQuestionBy(request, isConfirmed) }),
});

export const undoBulk = staffCall({
  method: "POST",
  path: "/api/staff/cars/undo",
  permission: "editStock",
  title: "Ångra en ändring av flera bilar",
  parameters: {},
  body: z.object({ batch: z.uuid("Säg vilken ändring som ångras") }),
  audit: "change",
  handle: async (_, { batch }, request: StaffRequest<StockUses>) => {
    const plan = await planUndo(request.db, batch, request.now);
    if (plan.outcome === "unknown") throw new Refusal({ status: 404, title: "Ändringen finns inte" });
    if (plan.outcome === "late") throw new Refusal({ status: 409, title: plan.message });
    // What stood there before was asked about then.
    const done = await asBatch(plan.edits, { request, asks: null, undone: plan.of });
    const withoutCut = await carsWithoutCut(request.db, {
      at: plan.of.at,
      edits: plan.edits,
      now: request.now,
    });
    return { ...done, withoutCut: withoutCut.filter((plate) => done.saved.includes(plate)) };
  },
});

/** What was done to many cars, for as long as it can be taken back. */
export const listBatches = staffCall({
  method: "GET",
  path: "/api/staff/cars/batches",
  permission: "editStock",
  title: "Ändringar av flera bilar som går att ångra",
  parameters: {},
  body: null,
  audit: null,
  handle: async (_, __, { db, now }: StaffRequest<StockUses>) => ({
    batches: await recentBatches(db, now),
    undoHours,
  }),
});

type Batch = { request: StaffRequest<StockUses>; asks: PriceQuestion | null; undone?: StockBatch };

async function asBatch(edits: readonly CarChange[], { request, asks, undone }: Batch) {
  const { db, now, staffUser, note, stock } = request;
  const storeLabel = (slug: string) => labelIn(stock.catalogs().chain.everyLabel, slug);
  const done = await saveBatch(db, { edits, now, staffUser, asks, note, storeLabel, undone });
  if (done.saved.length + done.waiting.length > 0) return done;
  throw new Refusal({
    status: 409,
    title: done.left.length === 0 ? "Allt var så redan" : "Ingen bil ändrades",
    errors: done.left.map(({ licenseplate, why }) => ({ field: licenseplate, message: why })),
  });
}
