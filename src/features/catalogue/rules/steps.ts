import { stockholmDay } from "#core/dates/stockholm-day.ts";

/** The values a range filter can take. Money in kronor, mileage in mil, WLTP range in km. */

export const priceSteps: readonly number[] = [
  ...stepsBy(5_000, 5_000, 20_000),
  ...stepsBy(10_000, 30_000, 300_000),
  ...stepsBy(50_000, 350_000, 500_000),
  ...stepsBy(100_000, 600_000, 900_000),
];

export const mileageSteps: readonly number[] = stepsBy(500, 500, 10_000);

/** The last stride is short: the list ends at 50,000 whatever the stride says. */
export const extendedMileageSteps: readonly number[] = [
  ...mileageSteps,
  ...stepsBy(1_000, 11_000, 20_000),
  ...stepsBy(10_000, 25_000, 45_000),
  50_000,
];

export const horsepowerSteps: readonly number[] = [
  ...stepsBy(50, 50, 250),
  ...stepsBy(100, 300, 800),
  ...stepsBy(50, 850, 950),
];

export const wltpSteps: readonly number[] = [...stepsBy(20, 20, 100), ...stepsBy(100, 200, 700)];

export const monthlyPaymentSteps: readonly number[] = stepsBy(500, 500, 10_000);

/** This year first, then twenty years back. The year is Sweden's, wherever the server stands. */
export function yearSteps(now: Date): readonly number[] {
  const thisYear = Number(stockholmDay(now).slice(0, 4));
  return Array.from({ length: 21 }, (_, yearsBack) => thisYear - yearsBack);
}

/** What a range filter says; null leaves that end open. */
export type Bounds = { from: number | null; to: number | null };

/** Halfway between two steps is the lower one. Beyond the ends is the end. */
export function nearestStep(steps: readonly number[], value: number): number {
  const ascending = steps.toSorted((a, b) => a - b);
  // Held within the list first: infinitely far away, every step would be equally near.
  const held = Math.min(Math.max(value, ascending.at(0) ?? value), ascending.at(-1) ?? value);
  return ascending.reduce(
    (nearest, step) => (Math.abs(step - held) < Math.abs(nearest - held) ? step : nearest),
    ascending.at(0) ?? value,
  );
}

/** Which end of a range a bound closes. */
export type End = "from" | "to";

/**
 * The step of a bound. The last step is not the dearest car: who asks for up to more than that asks for everything, and
 * so does who begins below the first. Null: no bound.
 */
export function stepOfBound(end: End, steps: readonly number[], value: number): number | null {
  const isOpen = end === "to" ? value > Math.max(...steps) : value < Math.min(...steps);
  return isOpen ? null : nearestStep(steps, value);
}

function stepsBy(stride: number, first: number, last: number): number[] {
  return Array.from({ length: Math.floor((last - first) / stride) + 1 }, (_, at) => first + at * stride);
}
