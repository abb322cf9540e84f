import type { Car } from "../rules/car.ts";
import type { cars } from "./cars.table.ts";

export type CarRow = typeof cars.$inferSelect;
/** A row for the table, with every field said: nothing is left to the defaults of the columns. */
export type NewCarRow = Required<Omit<typeof cars.$inferInsert, "id">>;

/** The one place where a row becomes a car. */
export function carFromRow(row: CarRow): Car {
  const { batteryHealthPercent, batteryHealthMethod, batteryHealthMeasuredOn, ...car } = row;
  const isMeasured =
    batteryHealthPercent !== null && batteryHealthMethod !== null && batteryHealthMeasuredOn !== null;
  return {
    ...car,
    batteryHealth: isMeasured
      ? { percent: batteryHealthPercent, method: batteryHealthMethod, measuredOn: batteryHealthMeasuredOn }
      : null,
  };
}

/** And the one place where a car becomes a row. */
export function rowFromCar(car: Omit<Car, "id">): NewCarRow {
  const { batteryHealth, ...row } = car;
  return {
    ...row,
    batteryHealthPercent: batteryHealth?.percent ?? null,
    batteryHealthMethod: batteryHealth?.method ?? null,
    batteryHealthMeasuredOn: batteryHealth?.measuredOn ?? null,
  };
}
