import { randomUUID } from "node:crypto";
import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import type { Database } from "#platform/db/database.ts";
import { carFields } from "../rules/car-fields.ts";
import type { FieldValues } from "../rules/merge-edit.ts";
import { pricePreview } from "../rules/price-preview.ts";
import { type BulkChange, valuesOf } from "../rules/stock-list/bulk-change.ts";
import { findCarsToChange } from "../storage/cars-to-change.ts";
import { type CarChange, type CarPlan, planEdits } from "./plan-edits.ts";
import { answerToDoubts, findDoubts, type PriceQuestion, pricesOf } from "./price-doubts.ts";

/** One car of a preview: what it has, what it gets, and what is to be known before one says yes. */
export type PreviewedCar = {
  carId: number;
  licenseplate: string;
  title: string;
  /** Null where the car is passed over, refused or as it should be already. */
  edit: CarChange | null;
  before: FieldValues;
  after: FieldValues;
  /** What may stand beside the new price, and how it is called there; null: nothing. */
  reference: { price: string; label: string } | null;
  remark: string | null;
  /** What has to be said yes to before its price is saved. */
  doubts: string[];
};

const riseWaits = "En kund håller bilen: priset höjs när reservationen är slut";

type Ledger = { events: readonly PriceEvent[]; now: Date };

/** What a change would do, car by car; nothing is written. */
export function previewMany(
  db: Database,
  ids: readonly number[],
  change: BulkChange,
  { asks, now }: { asks: PriceQuestion; now: Date },
): Promise<PreviewedCar[]> {
  return db.transaction(async (tx) => {
    const cars = await findCarsToChange(tx, ids);
    const plannedChanges = cars.map((car) => ({ car, values: valuesOf(change, car) }));
    const edits = plannedChanges.flatMap(({ car, values }) =>
      "set" in values
        ? [{ carId: car.id, base: ofFields(car, Object.keys(values.set)), changes: values.set }]
        : [],
    );
    const planned = await planEdits(tx, edits, now);
    const plans = new Map(planned.map((plan) => [plan.carId, plan]));
    const doubtsOf = await findDoubts(tx, pricesOf(planned), { ...asks, now });
    const editOf = new Map(edits.map((edit) => [edit.carId, edit]));
    return plannedChanges.map(({ car, values }) => {
      const { id: carId, licenseplate, title } = car;
      const named = {
        carId,
        licenseplate,
        title,
        edit: null,
        before: {},
        after: {},
        reference: null,
        doubts: [],
      };
      if ("passedOver" in values) return { ...named, remark: values.passedOver };
      const plan = plans.get(carId);
      const before = ofFields(car, Object.keys(values.set));
      if (plan?.outcome !== "saved") return { ...named, before, remark: reasonNotChanged(plan) };
      if (plan.rise === null && Object.keys(plan.set).length === 0)
        return { ...named, before, remark: "Är så redan" };
      const doubts = (doubtsOf.get(carId) ?? []).map(({ text }) => text);
      const [no] = answerToDoubts(doubtsOf.get(carId) ?? [], asks);
      if (no) return { ...named, before, after: values.set, remark: no.message };
      const { reference, remark } = shownPrice(change, plan.after, { events: car.priceEvents, now });
      return {
        ...named,
        edit: editOf.get(carId) ?? null,
        before,
        after: values.set,
        reference: plan.rise ? null : reference,
        remark: [...doubts, plan.rise ? riseWaits : remark].filter(Boolean).join(". ") || null,
        doubts,
      };
    });
  });
}

function ofFields(car: Readonly<Record<string, unknown>>, fields: readonly string[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field, car[field]])) as FieldValues;
}

/** In one sentence, for a table. */
export function reasonNotChanged(plan: CarPlan | undefined): string {
  if (plan?.outcome === "refused") return plan.errors.map(({ message }) => message).join(". ");
  if (plan?.outcome === "clashing")
    return plan.clashes
      .map(
        ({ field, by }) =>
          `${carFields[field].label} har ändrats${by === null ? "" : ` av ${by}`} sedan dess`,
      )
      .join(". ");
  return "Bilen finns inte längre";
}

/** What the law lets us show of the price, where that is what the change is about. */
function shownPrice(change: BulkChange, car: { status: number; price: number | null }, ledger: Ledger) {
  const isAboutPrice =
    change.kind === "price" || (change.kind === "flag" && change.flag === "isLoweredPriceCampaign");
  if (!isAboutPrice) return { reference: null, remark: null };
  const { cut, why } = pricePreview({ ...ledger, status: car.status, price: car.price });
  return { reference: cut && { price: cut.reference, label: cut.referenceLabel }, remark: why };
}

export const newBatch = () => randomUUID();
