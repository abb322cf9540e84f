import { legalPriceCut } from "#features/cars/rules/price/ledger.ts";
import type { Database } from "#platform/db/database.ts";
import type { CarField } from "../rules/car-fields.ts";
import type { FieldValues } from "../rules/merge-edit.ts";
import { undoableSince, undoHours } from "../rules/stock-list/batch.ts";
import { findBatch, findBatchesSince, findBatchLine, type StockBatch } from "../storage/car-batches.ts";
import { findCarsToChange } from "../storage/cars-to-change.ts";
import type { CarChange } from "./plan-edits.ts";

const maxListed = 50;

/** What can still be taken back, the newest first, and what has been. */
export async function recentBatches(db: Database, now: Date) {
  const batches = await findBatchesSince(db, undoableSince(now), maxListed);
  return batches.map(({ batch, kind, at, memberName, what, cars, undone }) => ({
    batch,
    kind,
    at,
    by: memberName,
    what,
    cars,
    undone: undone && { at: undone.at, by: undone.memberName, cars: undone.cars },
  }));
}

export type UndoOutcome =
  | { outcome: "unknown" }
  | { outcome: "late"; message: string }
  | { outcome: "planned"; of: StockBatch; edits: CarChange[] };

/** What takes a batch back: the values before it, of cars that still have those after it. */
export async function planUndo(db: Database, batch: string, now: Date): Promise<UndoOutcome> {
  const of = await findBatchLine(db, batch);
  if (of === null) return { outcome: "unknown" };
  if (of.at <= undoableSince(now))
    return { outcome: "late", message: `Ändringen är äldre än ${undoHours} timmar och går inte att ångra` };
  const byCar = Map.groupBy(await findBatch(db, batch), ({ carId }) => carId);
  const edits = [...byCar].map(([carId, lines]) => {
    // A field that was set twice in a batch goes back to what it was first.
    const first = new Map(lines.toReversed().map(({ field, before }) => [field, before]));
    const last = new Map(lines.map(({ field, after }) => [field, after]));
    return {
      carId,
      base: Object.fromEntries(last) as FieldValues,
      changes: Object.fromEntries(first) as Partial<Record<CarField, unknown>>,
    };
  });
  return { outcome: "planned", of, edits };
}

/**
 * The cars whose price is what it was, but whose cut may be shown no longer: the ledger remembers the price between, and the
 * law compares with the lowest of 30 days.
 */
export async function carsWithoutCut(
  db: Database,
  { at, edits, now }: { at: Date; edits: readonly CarChange[]; now: Date },
): Promise<string[]> {
  const ids = edits.filter(({ changes }) => changes.price !== undefined).map(({ carId }) => carId);
  const cars = await findCarsToChange(db, ids);
  return cars.flatMap(({ licenseplate, priceEvents }) => {
    const before = priceEvents.filter((event) => event.at < at);
    const isLost = legalPriceCut(before, now) !== null && legalPriceCut(priceEvents, now) === null;
    return isLost ? [licenseplate] : [];
  });
}
