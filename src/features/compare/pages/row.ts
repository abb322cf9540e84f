import type { Better } from "../rules/compare-row.ts";
import type { ComparedCar } from "./compared-car.ts";

/** What one car says in a row: words, or yes and no. */
export type Cell = { text: string; below?: string; isYes?: boolean };
export type Row = {
  label: string;
  note?: string;
  cell: (car: ComparedCar) => Cell | string | null;
  better?: Better;
  rank?: (car: ComparedCar) => number | null;
};

export function asText<Value>(value: Value | null, text: (value: Value) => string): string | null {
  return value === null ? null : text(value);
}
