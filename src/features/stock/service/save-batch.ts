import type { Database } from "#platform/db/database.ts";
import type { FieldValues } from "../rules/merge-edit.ts";
import { batchText, type ChangedValues } from "../rules/stock-list/batch.ts";
import { insertBatch, type StockBatch } from "../storage/car-batches.ts";
import { newBatch, reasonNotChanged } from "./change-many.ts";
import { type Edit, editCars } from "./edit-cars.ts";
import type { CarChange, CarPlan } from "./plan-edits.ts";

type BatchEdit = Omit<Edit, "batch"> & {
  storeLabel: (slug: string) => string;
  /** What it takes back, where that is what it does. */
  undone?: StockBatch | undefined;
};

/** Many cars as one batch, with its line for whoever takes it back; a car that somebody has changed since is left, and named. */
export async function saveBatch(db: Database, { storeLabel, undone, ...edit }: BatchEdit) {
  const batch = newBatch();
  const plans = await db.transaction(async (tx) => {
    const planned = await editCars(tx, { ...edit, batch });
    const changed = planned.filter(isChanged);
    if (changed.length === 0) return planned;
    const { id: memberId, name: memberName } = edit.staffUser;
    await insertBatch(tx, {
      batch,
      at: edit.now,
      memberId,
      memberName,
      kind: undone ? "undo" : "bulk",
      what: undone?.what ?? batchText(changed.map(wantedOf(edit.edits)), storeLabel),
      cars: changed.length,
      undoes: undone?.batch ?? null,
    });
    return planned;
  });
  return {
    batch,
    saved: plans.filter(isChanged).map(({ licenseplate }) => licenseplate),
    /** Prices that are raised when the car is held no more. */
    waiting: plans.flatMap((plan) => (plan.outcome === "saved" && plan.rise ? [plan.licenseplate] : [])),
    left: plans
      .filter(({ outcome }) => outcome !== "saved")
      .map((plan) => ({ carId: plan.carId, licenseplate: plan.licenseplate, why: reasonNotChanged(plan) })),
  };
}

type Saved = Extract<CarPlan, { outcome: "saved" }>;

function isChanged(plan: CarPlan): plan is Saved {
  return plan.outcome === "saved" && Object.keys(plan.set).length > 0;
}

/** The fields that somebody asked for, without what followed from them. */
function wantedOf(edits: readonly CarChange[]) {
  const fieldsOfCar = new Map(edits.map(({ carId, changes }) => [carId, Object.keys(changes)]));
  return ({ carId, before, after, set }: Saved): ChangedValues => {
    const fields = (fieldsOfCar.get(carId) ?? []).filter((field) => field in set);
    const of = (car: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(fields.map((field) => [field, car[field]])) as FieldValues;
    return { before: of(before), after: of(after) };
  };
}
