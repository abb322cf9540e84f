import type { PlannedPriceEnd } from "#features/pricing/rules/planned-price.ts";
import type { VehicleFacts } from "#features/vehicle-register/rules/vehicle.ts";
import type { CarFacts, FieldValue } from "../rules/car-fields.ts";
import type { FieldValues } from "../rules/merge-edit.ts";
import type { StatusStep } from "../rules/status-steps.ts";

/** What the calls about one car answer, as JSON carries it: a moment is a text. */
export type StockCar = Omit<CarFacts, "publishedAt"> & { publishedAt: string | null };

export type StoreChoice = { slug: string; label: string; isRetired: boolean };

export type CarStep = {
  name: StatusStep;
  label: string;
  to: number;
  isForward: boolean;
  missing: string[];
  effects: string[];
};

export type CarEditLine = {
  id: number;
  batch: string;
  at: string;
  memberName: string;
  field: string;
  before: FieldValue;
  after: FieldValue;
};

export type CarResponse = {
  car: StockCar;
  /** The newest line of the history that this answer knows of. */
  seen: number;
  now: string;
  stores: StoreChoice[];
  pictures: number;
  reservedUntil: string | null;
  drives: number;
  sale: { soldAt: string; deliveredAt: string | null; price: number; daysInStock: number } | null;
  steps: CarStep[];
  prices: { at: string; price: number | null; by: string | null }[];
  stations: { at: string; status: number; by: string | null }[];
  edits: CarEditLine[];
  /** The last price that was planned for a later day, and what became of it. */
  plan: {
    id: number;
    price: number;
    fromDay: string;
    memberName: string;
    ended: PlannedPriceEnd | null;
    why: string | null;
  } | null;
  /** What such cars are sold for; null where we do not say. */
  market: { low: number; high: number; sold: number } | null;
  /** What it was bought for and what is booked; null for whoever may not see it, or where nobody has written it. */
  purchase: { price: number; estimatedCost: number; booked: number; staffName: string } | null;
  /** What is left of the price when all of that and the VAT are paid. */
  margin: number | null;
  /** Where visitors read of it. */
  advert: string;
};

export type SavedCar = CarResponse & {
  changed: string[];
  /** A price that waits until the customer who holds the car holds it no more. */
  rise: number | null;
  merged: { field: string; by: string; at: string }[];
};

export type RegisterLookup = {
  register: "found" | "unknown" | "noRegister" | "unavailable";
  at: string;
  fields: FieldValues;
  name: string | null;
  traffic: VehicleFacts["traffic"] | null;
  known: { title: string; status: number } | null;
  bid: {
    bid: number;
    mileage: number;
    estimatedSalePrice: number;
    estimatedCost: number;
    by: string;
    at: string;
  } | null;
};
