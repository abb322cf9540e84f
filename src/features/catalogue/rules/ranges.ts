import { formatKronor, formatMonthly } from "#core/money/kronor.ts";
import { formatMil } from "#core/text/mileage.ts";
import { formatNumber } from "#core/text/number.ts";
import type { FilterableCar } from "./filterable-car.ts";
import {
  extendedMileageSteps,
  horsepowerSteps,
  monthlyPaymentSteps,
  priceSteps,
  wltpSteps,
  yearSteps,
} from "./steps.ts";

export type Range = {
  label: string;
  steps: (now: Date) => readonly number[];
  format: (value: number) => string;
  /** Said before the number in a chip that its unit alone does not explain. */
  chipLabel?: string;
  /** What bounds are held against; null when the stock does not tell. */
  numberOf: (car: FilterableCar) => number | null;
};

/**
 * Every filter with a lower and an upper bound, one row each. Its two fields, chips, labels, matching, histogram and
 * parameters follow. Mileage takes the long list, or 15,000 mil would become 10,000.
 */
export const ranges = {
  price: {
    label: "Pris",
    steps: () => priceSteps,
    format: formatKronor,
    numberOf: (car) => car.price,
  },
  year: {
    label: "Årsmodell",
    steps: yearSteps,
    format: String,
    numberOf: (car) => car.modelYear,
  },
  mileage: {
    label: "Miltal",
    steps: () => extendedMileageSteps,
    format: formatMil,
    numberOf: (car) => car.mileage,
  },
  horsepower: {
    label: "Hästkrafter",
    steps: () => horsepowerSteps,
    format: (horsepower) => `${formatNumber(horsepower)}\u00a0hk`,
    numberOf: (car) => car.horsepower,
  },
  wltp: {
    label: "Räckvidd",
    steps: () => wltpSteps,
    format: (kilometres) => `${formatNumber(kilometres)}\u00a0km`,
    chipLabel: "räckvidd",
    numberOf: (car) => car.wltpRange,
  },
  // Its bounds are turned into those of the price first, by the rates of the day.
  monthlyPayment: {
    label: "Månadskostnad",
    steps: () => monthlyPaymentSteps,
    format: formatMonthly,
    numberOf: (car) => car.price,
  },
} as const satisfies Record<string, Range>;

export type RangeName = keyof typeof ranges;
export const rangeNames = Object.keys(ranges) as RangeName[];

/** A row by name, as every row is. */
export function rangeRow(range: RangeName): Range {
  return ranges[range];
}
