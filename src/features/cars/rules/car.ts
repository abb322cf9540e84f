import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { BatteryHealth } from "./condition.ts";
import type { CarFactValues } from "./facts/car-facts.ts";

/** A car as it is kept. Money is whole kronor, distance is mil (10 km), dates without a time are yyyy-mm-dd. */
export type Car = CarFactValues & {
  id: number;
  licenseplate: LicensePlate;
  /** As people write it: "Mercedes-Benz", "Škoda". */
  make: string;
  /** As it stands in addresses: "mercedes-benz", "skoda". */
  normalizedMake: string;
  /** As people write it: "V60", "3-serie". */
  model: string;
  /** Vocabulary value: "v60", "3-serie". */
  series: string;
  /** "Volvo V60" */
  carName: string;
  /** "Volvo V60 T6 AWD Recharge Inscription" */
  title: string;
  /** Engine and trim: "T6 AWD Recharge Inscription" */
  modelDescription: string;
  status: number;
  /** The store that sells it, and the place where it stands. */
  location: string;
  physicalLocation: string;

  modelYear: number;
  batteryHealth: BatteryHealth | null;

  price: number | null;
  /** First price asked. Never shown as a "was" price: the law wants the 30-day price, see features/cars/rules/price. */
  initialPrice: number | null;
  assignedPhoneNumber: string | null;
  phoneNumber: string;
  publishedAt: Date | null;
  totalViewCount: number;
};
