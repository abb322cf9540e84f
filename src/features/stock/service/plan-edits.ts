import { isIncoming, isSold } from "#features/cars/rules/status.ts";
import type { CarRow } from "#features/cars/storage/row-to-car.ts";
import { isRise } from "#features/reservations/rules/reserved-car.ts";
import { wholeNumber } from "#features/stock-import/service/read-number.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { findStores } from "#features/stores/storage/stores.ts";
import type { Database } from "#platform/db/database.ts";
import type { CarFacts, CarField } from "../rules/car-fields.ts";
import { type Conflict, type FieldValues, mergeEdit } from "../rules/merge-edit.ts";
import { findStatusStep, missingFor, type StatusStep, statusLabel } from "../rules/status-steps.ts";
import { findLastEditors, findStepFacts, lockCars, type StepFactsRow } from "../storage/car-edits.ts";
import { type FieldError, fieldReader, inFormOrder, relationErrors } from "./read-field.ts";
import { withConsequences } from "./with-consequences.ts";

export type CarChange = {
  carId: number;
  /** The values that the editor saw, of the fields they set. */
  base: FieldValues;
  /** As they were written: text of a form, or values. */
  changes: Partial<Record<CarField, unknown>>;
  /** What the car was sold for, with a step to sold. */
  soldPrice?: unknown;
};

/** With who set it and when; null where nobody of us did, but an import or a reservation. */
export type AttributedConflict = Conflict & { by: string | null; at: Date | null };

export type CarPlan = { carId: number; licenseplate: string } & (
  | {
      outcome: "saved";
      before: CarFacts;
      /** The fields that change, with what follows from them; none: all was so already. */
      set: FieldValues;
      after: CarFacts;
      /** What the price becomes when the customer who holds the car holds it no more; null: nothing waits. */
      rise: { price: number; reservedUntil: Date } | null;
      step: StatusStep | null;
      soldPrice: number | null;
    }
  | { outcome: "clashing"; clashes: AttributedConflict[] }
  | { outcome: "refused"; errors: FieldError[] }
  | { outcome: "gone" }
);

/**
 * What these edits come to, without writing any of it: the cars are locked, so that it holds until the transaction ends.
 * One plan a car, in the order of the edits.
 */
export async function planEdits(tx: Database, edits: readonly CarChange[], now: Date): Promise<CarPlan[]> {
  const rows = new Map(
    (
      await lockCars(
        tx,
        edits.map(({ carId }) => carId),
      )
    ).map((row) => [row.id, row]),
  );
  const stores = await findStores(tx);
  const read = fieldReader({ now, stores });
  const facts = await findStepFacts(tx, [...rows.keys()], now);
  const plans: CarPlan[] = [];
  for (const edit of edits) {
    const before = rows.get(edit.carId);
    const related = facts.get(edit.carId);
    if (!before || !related) plans.push({ carId: edit.carId, licenseplate: "", outcome: "gone" });
    else plans.push(await planOne(tx, { edit, before, related, read, stores }));
  }
  return plans;
}

type One = {
  edit: CarChange;
  before: CarRow;
  related: StepFactsRow;
  read: ReturnType<typeof fieldReader>;
  stores: readonly Store[];
};

async function planOne(tx: Database, { edit, before, related, read, stores }: One): Promise<CarPlan> {
  const named = { carId: before.id, licenseplate: before.licenseplate };
  const { values, errors } = read(edit.changes);
  const { set: wanted, clashes } = mergeEdit({ base: edit.base, local: values, remote: before });
  if (clashes.length > 0)
    return { ...named, outcome: "clashing", clashes: await withAuthors(tx, before.id, clashes) };
  const rise = riseWhileReserved(before, wanted, related);
  const { set, car: after } = withConsequences(before, rise ? withoutPrice(wanted) : wanted, stores);
  const changed = Object.keys(set) as CarField[];
  const sold = wanted.status === undefined ? { price: null } : readSoldPrice(edit.soldPrice);
  const step = findStatusStep(before.status, after.status);
  const refusals = [
    ...errors,
    ...(sold.error ? [sold.error] : []),
    ...relationErrors(after, changed),
    ...storeErrors(set, stores),
    ...priceErrors(before, after, related),
    ...(after.status === before.status ? [] : stepErrors(step, { before, after, related, stores, sold })),
  ];
  return refusals.length > 0
    ? { ...named, outcome: "refused", errors: inFormOrder(refusals) }
    : { ...named, outcome: "saved", before, set, after, rise, step, soldPrice: sold.price };
}

/** Whoever holds the car gets it for no more: what they would have to pay waits until they hold it no more. */
function riseWhileReserved(before: CarFacts, wanted: FieldValues, { reservedUntil }: StepFactsRow) {
  const { price = null } = wanted;
  if (reservedUntil === null || typeof price !== "number" || wanted.status !== undefined) return null;
  return isRise(before.price, price) ? { price, reservedUntil } : null;
}

function withoutPrice({ price, ...rest }: FieldValues): FieldValues {
  return rest;
}

async function withAuthors(
  tx: Database,
  carId: number,
  clashes: readonly Conflict[],
): Promise<AttributedConflict[]> {
  const editors = await findLastEditors(
    tx,
    carId,
    clashes.map(({ field }) => field),
  );
  return clashes.map((clash) => {
    const last = editors.get(clash.field);
    return { ...clash, by: last?.memberName ?? null, at: last?.at ?? null };
  });
}

const kronor = wholeNumber({ noun: "helt antal kronor", min: 1, max: 100_000_000, units: ["kr", ":-"] });
type Sold = { price: number | null; error?: FieldError };

function readSoldPrice(input: unknown): Sold {
  if (input === undefined || input === null || input === "") return { price: null };
  const read = kronor(input);
  return "value" in read
    ? { price: read.value }
    : { price: null, error: { field: "soldPrice", message: read.complaint } };
}

/** Nothing new comes to a store that is closed for good. */
function storeErrors(set: FieldValues, stores: readonly Store[]): FieldError[] {
  return (["location", "physicalLocation"] as const).flatMap((field) =>
    stores.some(({ slug, isRetired }) => slug === set[field] && isRetired)
      ? [{ field, message: "Butiken är nedlagd. Välj en annan" }]
      : [],
  );
}

/** A price that people can see is never taken away in silence, nor raised in the moment a held car is sold. */
function priceErrors(before: CarFacts, after: CarFacts, { reservedUntil }: StepFactsRow): FieldError[] {
  if (after.price === before.price) return [];
  const refuse = (message: string): FieldError[] => [{ field: "price", message }];
  if (isSold(before.status) && isSold(after.status))
    return refuse("Bilen är såld: priset ändras inte längre");
  if (after.price === null && !isIncoming(after.status))
    return refuse("En bil som säljs ska ha ett pris. Avpublicera den först");
  if (reservedUntil !== null && (after.price ?? 0) > (before.price ?? 0))
    return refuse("En kund håller bilen. Höj priset för sig: det väntar tills reservationen är slut");
  return [];
}

type StatusChange = Pick<One, "before" | "related" | "stores"> & { after: CarFacts; sold: Sold };

function stepErrors(
  step: StatusStep | null,
  { before, after, related, stores, sold }: StatusChange,
): FieldError[] {
  if (step === null) {
    const message = `Bilen är "${statusLabel(before.status)}" (${before.status}) och kan inte gå därifrån till ${after.status}`;
    return [{ field: "status", message }];
  }
  const isStoreOpen = stores.some(({ slug, isRetired }) => slug === after.location && !isRetired);
  const facts = { ...related, ...after, isStoreOpen, soldPrice: sold.price };
  if (sold.error) return [];
  return missingFor(step, facts).map(({ need, message }) => ({
    field: fieldOfNeed[need] ?? "status",
    message,
  }));
}

const fieldOfNeed: Partial<Record<string, FieldError["field"]>> = {
  price: "price",
  text: "modelDescription",
  openStore: "location",
  soldPrice: "soldPrice",
};
