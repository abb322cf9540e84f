import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { CarPurchase } from "#features/pricing/rules/car-purchase.ts";
import { addPurchase } from "#features/pricing/storage/bought-cars.ts";
import { carFromStockRow } from "#features/stock-import/service/car-from-stock-row.ts";
import { stockColumns } from "#features/stock-import/service/stock-columns.ts";
import { stockRule } from "#features/stock-import/service/stock-rule.ts";
import { storeNames } from "#features/stock-import/service/store-names.ts";
import { upsertCars } from "#features/stock-import/storage/import-cars.ts";
import { findStores } from "#features/stores/storage/stores.ts";
import type { Transaction } from "#platform/db/database.ts";
import { type CarField, carFields, isCarField } from "../rules/car-fields.ts";
import { firstStation } from "../rules/status-steps.ts";
import { insertCarEdits } from "../storage/car-edits.ts";
import { findCarRow } from "../storage/car-records.ts";
import { type Edit, editCars } from "./edit-cars.ts";
import { type FieldError, fieldError, inFormOrder } from "./read-field.ts";

/** The schema wants every column to be there. */
const emptyRow = Object.fromEntries(Object.keys(stockColumns).map((column) => [column, undefined]));

type NewStock = Omit<Edit, "edits"> & {
  plate: LicensePlate;
  /** As they were written. */
  fields: Partial<Record<CarField, unknown>>;
  /** Null: nobody has said it yet. */
  purchase: CarPurchase | null;
};

export type AddedCar =
  | { outcome: "taken" }
  | { outcome: "known" }
  | { outcome: "refused"; errors: FieldError[] };

/**
 * A car that we have bought, at its first station: not for sale, and its price a plan of ours. It is judged as a row of a
 * dealer's file is, so that no car gets in by another door.
 */
export async function addStockCar(
  tx: Transaction,
  { plate, fields, purchase, ...edit }: NewStock,
): Promise<AddedCar> {
  if (await findCarRow(tx, plate)) return { outcome: "known" };
  const { now, staffUser, batch, note } = edit;
  const stores = await findStores(tx);
  const { price, normalizedMake, status: _, ...details } = fields;
  const rule = stockRule({ now, stores: storeNames(stores), hasPictureFolder: false });
  const read = rule.schema.safeParse({
    ...emptyRow,
    ...details,
    licenseplate: plate,
    make: normalizedMake ?? "",
    status: firstStation,
  });
  const errors = read.success ? [] : read.error.issues.map(({ path, message }) => errorAt(path[0], message));
  const store = stores.find(({ slug }) => read.success && slug === read.data.location);
  if (store?.isRetired) errors.push({ field: "location", message: "Butiken är nedlagd. Välj en annan" });
  if (!read.success || !store || errors.length > 0)
    return { outcome: "refused", errors: inFormOrder(errors) };
  const { inserted } = await upsertCars(tx, [carFromStockRow(read.data, null, store, now)]);
  // Somebody else took it in a moment ago: the caller takes back what this one has written.
  if (inserted === 0) return { outcome: "known" };
  const car = await findCarRow(tx, plate);
  if (!car) throw new Error(`The car ${plate} was written and is not there`);
  await insertCarEdits(tx, { carId: car.id, at: now, batch, staffUser }, [
    { field: "licenseplate", before: null, after: plate },
    { field: "status", before: null, after: firstStation },
  ]);
  await note(tx, { action: "car.add", subject: plate, note: car.title });
  if (purchase) {
    const by = { staffId: staffUser.id, staffName: staffUser.name, at: now };
    await addPurchase(tx, { ...purchase, ...by, licenseplate: plate });
  }
  if (price === undefined || price === null || price === "") return { outcome: "taken" };
  const change = { carId: car.id, base: { price: null }, changes: { price } };
  const [plan] = await editCars(tx, { ...edit, edits: [change] });
  return plan?.outcome === "refused" ? plan : { outcome: "taken" };
}

function errorAt(column: PropertyKey | undefined, message: string): FieldError {
  const name = column === "make" ? "normalizedMake" : String(column);
  return isCarField(name)
    ? fieldError(name, message)
    : { field: "status", message: `${carFields.status.label}: ${message}` };
}
