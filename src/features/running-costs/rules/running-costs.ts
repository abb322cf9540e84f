import { runningCosts as ofChain } from "#brand/running-costs.ts";
import type { CalendarDay } from "#core/dates/stockholm-day.ts";
import type { FuelCode } from "#features/cars/rules/vocabulary.ts";

/** From when a value is, and what it rests on: both are shown beside it. */
type Dated = { asOf: CalendarDay; source: string };
type DatedValue = Dated & { value: number };

/** All that the cost of a car is counted on besides the car itself; another chain has another file. */
export type RunningCosts = {
  years: DatedValue;
  milPerYear: DatedValue;
  /** Kronor a litre. */
  petrol: DatedValue;
  diesel: DatedValue;
  otherFuel: DatedValue;
  /** Kronor a kilowatt-hour. */
  electricity: DatedValue;
  /** Percent of the distance that a plug-in hybrid goes on its battery. */
  electricShare: DatedValue;
  /** Percent that cars take beyond what was measured. */
  aboveWltp: DatedValue;
  /** Kronor a mil. */
  tyres: DatedValue;
  /** Kronor a year, by power; the last class has no end. */
  insurance: Dated & { classes: readonly { toHorsepower: number | null; perYear: number }[] };
  /** Kronor a mil, times a factor once the car is older. */
  service: Dated & {
    perMil: Readonly<Record<FuelCode, number>>;
    older: readonly { fromYears: number; factor: number }[];
  };
  unknownConsumption: Dated & { per100Km: Readonly<Record<FuelCode, number>> };
  plugIn: Dated & { litresOnFuel: number; kwhOnBattery: number };
  /** Percent a year, where our own sales say too little. */
  depreciation: DatedValue;
  /** No car is counted below it. */
  minValue: DatedValue;
};

export const runningCosts: RunningCosts = ofChain;
