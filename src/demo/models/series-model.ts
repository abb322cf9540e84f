import type { Make } from "#features/cars/rules/makes.ts";
import type { BodyType, FuelCode, Gearbox } from "#features/cars/rules/vocabulary.ts";

/** One engine with one trim, as it was sold in Sweden. */
export type Variant = {
  /** What stands in the advert after make and model: "T6 AWD Recharge Inscription". */
  name: string;
  /** When it is called otherwise than its series: an "Ioniq 5" among the Ioniq. */
  model?: string;
  /** First and last model year it was sold. */
  years: readonly [number, number];
  /** Price when new, in the money of today. */
  newPrice: number;
  horsepower: number;
  fuel: FuelCode;
  gearbox: Gearbox;
  awd?: boolean;
  /** Litres (electric: kWh) per 100 km, mixed, WLTP. */
  consumption: number;
  /** Electric range in km and gross battery in kWh: for cars that can be charged. */
  wltpRange?: number;
  battery?: number;
  /** Greatest trailer weight in kg, if it may tow. */
  trailer?: number;
  /** When it differs from the series: a van with a flatbed, an estate beside the hatchback. */
  body?: BodyType;
  seats?: number;
  /** How common it is among the variants of the series; 1 unless said. */
  weight?: number;
};

/** The class decides equipment, how the car is used and how fast it loses value. */
export type CarClass = "small" | "compact" | "family" | "executive" | "suv" | "luxury" | "sport" | "van";

export type SeriesModel = {
  make: Make;
  series: string;
  class: CarClass;
  body: BodyType;
  seats: number;
  /** Share of the stock, in per mille. */
  share: number;
  variants: readonly Variant[];
};
