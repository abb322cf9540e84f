import type { LicensePlate } from "#core/plate/license-plate.ts";
import { findLastPlan } from "#features/pricing/storage/planned-prices.ts";
import { findStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import { effectsOf, missingFor, statusSteps, stepsFrom } from "../rules/status-steps.ts";
import { type CarEdit, findCarEdits, findStepFacts } from "../storage/car-edits.ts";
import { countUpcomingDrives, findCarRow, findLastSale, findLedgers } from "../storage/car-records.ts";

const editsShown = 200;

/** Moments that belong together are the same: what a member of staff did has its line in the history. */
function whoDid(edits: readonly CarEdit[], field: string, at: Date): string | null {
  const same = edits.find((edit) => edit.field === field && edit.at.getTime() === at.getTime());
  return same?.memberName ?? null;
}

/** All of the page about a car of ours; null for a plate we have not. */
export async function findCarForStaff(db: Database, plate: LicensePlate, now: Date) {
  const car = await findCarRow(db, plate);
  if (!car) return null;
  const [stores, ledgers, edits, facts, sale, drives, plan] = await Promise.all([
    findStores(db),
    findLedgers(db, car.id),
    findCarEdits(db, car.id, { limit: editsShown }),
    findStepFacts(db, [car.id], now),
    findLastSale(db, car.id),
    countUpcomingDrives(db, plate, now),
    findLastPlan(db, car.id),
  ]);
  const related = facts.get(car.id) ?? { pictures: 0, reservedUntil: null, hasReview: false };
  const isStoreOpen = stores.some(({ slug, isRetired }) => slug === car.location && !isRetired);
  // What was sold for is asked when the step is taken.
  const stepFacts = { ...related, ...car, isStoreOpen, soldPrice: car.price ?? 0 };
  return {
    car,
    /** The newest line of the history that this answer knows of. */
    seen: edits[0]?.id ?? 0,
    now,
    stores: stores.map(({ slug, label, isRetired }) => ({ slug, label, isRetired })),
    pictures: related.pictures,
    reservedUntil: related.reservedUntil,
    drives,
    sale,
    steps: stepsFrom(car.status)
      .toSorted((one, other) => Number(statusSteps[other].isForward) - Number(statusSteps[one].isForward))
      .map((name) => ({
        name,
        label: statusSteps[name].label,
        to: statusSteps[name].to,
        isForward: statusSteps[name].isForward,
        missing: missingFor(name, stepFacts).map(({ message }) => message),
        effects: effectsOf(name, { reservedUntil: related.reservedUntil, drives }),
      })),
    prices: ledgers.prices.map((event) => ({
      ...event,
      by: whoDid(edits, "price", event.at) ?? whoDid(edits, "status", event.at),
    })),
    stations: ledgers.statuses.map((event) => ({ ...event, by: whoDid(edits, "status", event.at) })),
    edits,
    plan,
  };
}

/** What others have saved since: told while somebody edits. */
export async function findEditsSince(db: Database, carId: number, seen: number): Promise<CarEdit[]> {
  return findCarEdits(db, carId, { after: seen, limit: editsShown });
}
