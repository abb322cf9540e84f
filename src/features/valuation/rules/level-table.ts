import type { LevelBounds } from "#features/cars/rules/price/market-label.ts";
import type { ValuationModel } from "./engine/train.ts";
import { factsOfCar, type ValuedFields, valuedFields } from "./facts-of-car.ts";
import { levelBoundsOf } from "./value-car.ts";

/**
 * Between which prices each car of the stock is level with the market: four whole numbers a car, by its id. Bounds, not labels:
 * a price that changes needs no new valuation. Sixteen bytes a car, and handed between threads as they are.
 */
export type LevelTable = Int32Array<ArrayBuffer>;
export type CarToLabel = ValuedFields & { id: number };
type Row = readonly [id: number, facts: number, from: number, to: number];

const width = 4;
export const emptyTable: LevelTable = new Int32Array(0);

/** Of a car that is not to be valued no price is level. */
const none: LevelBounds = { from: 0, to: -1 };

export function levelRow(model: ValuationModel, car: CarToLabel, at: Date): Row {
  const { from, to } = levelBoundsOf(model, factsOfCar(car, at)) ?? none;
  return [car.id, factsHash(car), from, to];
}

/** The same table with some cars new or changed. */
export function withRows(table: LevelTable, rows: readonly Row[]): LevelTable {
  const changed = new Set(rows.map(([id]) => id));
  const oldRows = Array.from({ length: table.length / width }, (_, at) => rowAt(table, at)).filter(
    ([id]) => !changed.has(id),
  );
  return Int32Array.from([...oldRows, ...rows].toSorted(([one], [other]) => one - other).flat());
}

/** Null for a car that is not to be valued, or has not been yet. */
export function findBounds(table: LevelTable, id: number): LevelBounds | null {
  const row = findRow(table, id);
  if (row === null) return null;
  const [, , from, to] = row;
  return to < from ? null : { from, to };
}

/** Whether its row was worked out from the facts that it has now. */
export function isLabelled(table: LevelTable, car: CarToLabel): boolean {
  return findRow(table, car.id)?.[1] === factsHash(car);
}

function findRow(table: LevelTable, id: number): Row | null {
  let from = 0;
  let to = table.length / width;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((table[middle * width] ?? 0) < id) from = middle + 1;
    else to = middle;
  }
  return table[from * width] === id ? rowAt(table, from) : null;
}

function rowAt(table: LevelTable, at: number): Row {
  const [id = 0, facts = 0, from = 0, to = 0] = table.subarray(at * width, (at + 1) * width);
  return [id, facts, from, to];
}

/** FNV-1a of what a price is said by, its age apart: that changes every day, and a night's training follows it. */
function factsHash(car: ValuedFields): number {
  const text = JSON.stringify(valuedFields.map((field) => car[field]));
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
