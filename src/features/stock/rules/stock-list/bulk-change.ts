import { status } from "#features/cars/rules/status.ts";
import type { FieldValues } from "../merge-edit.ts";
import { type Station, stationNumbers } from "../status-steps.ts";

/** Flags that can be set on many cars at once, with their labels. */
export const bulkFlags = {
  isLoweredPriceCampaign: "Kampanj med sänkt pris",
  hasInterestPromotion: "Räntekampanj",
  isPremium: "Premium",
  leasable: "Går att leasa",
} as const;
export type BulkFlag = keyof typeof bulkFlags;
export const bulkFlagNames = Object.keys(bulkFlags) as BulkFlag[];

/** Which of a car's two places is changed. */
export const bulkPlaces = {
  both: { label: "Säljs av och står i", fields: ["location", "physicalLocation"] },
  location: { label: "Säljs av", fields: ["location"] },
  physicalLocation: { label: "Står i", fields: ["physicalLocation"] },
} as const;
export type BulkPlace = keyof typeof bulkPlaces;
export const bulkPlaceNames = Object.keys(bulkPlaces) as BulkPlace[];

/** Every station but sold, which needs a price for each car. */
export const bulkStations: readonly Station[] = stationNumbers.filter((station) => station !== status.sold);

/** One thing that is done to many cars. */
export type BulkChange =
  /** Below zero lowers. */
  | { kind: "price"; by: "percent" | "kronor"; amount: number }
  | { kind: "store"; place: BulkPlace; to: string }
  | { kind: "status"; to: Station }
  | { kind: "flag"; flag: BulkFlag; isOn: boolean };

export const maxBulkCars = 500;

/** A price by percent is a whole number of these. */
const roundedTo = 100;

/** What a change sets on a car, or why the car is skipped. */
export function valuesOf(
  change: BulkChange,
  car: { price: number | null },
): { set: FieldValues } | { passedOver: string } {
  if (change.kind === "store")
    return { set: Object.fromEntries(bulkPlaces[change.place].fields.map((field) => [field, change.to])) };
  if (change.kind === "status") return { set: { status: change.to } };
  if (change.kind === "flag") return { set: { [change.flag]: change.isOn } };
  if (car.price === null) return { passedOver: "Hoppas över, har inget pris" };
  const price = changedPrice(car.price, change);
  return price > 0 ? { set: { price } } : { passedOver: "Hoppas över, priset skulle bli noll" };
}

function changedPrice(price: number, { by, amount }: Extract<BulkChange, { kind: "price" }>): number {
  if (by === "kronor") return price + amount;
  // In whole numbers: 0.97 of a price is often half an öre beside it.
  return Math.round((price * (100 + amount)) / (100 * roundedTo)) * roundedTo;
}
