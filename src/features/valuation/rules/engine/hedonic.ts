import type { CarFacts, SoldCar } from "./car-facts.ts";
import { knotWeights, milKnots } from "./mil-curve.ts";
import { fitRobustly, residualsOf, type SparseRows } from "./ridge.ts";
import { median } from "./statistics.ts";
import {
  type AddTerm,
  type CodeOf,
  emitFixedTerms,
  emitMilTerms,
  growingCodes,
  type MiddleCar,
  penalties,
} from "./terms.ts";

/** The price as a product of what each fact is worth: one coefficient a term, on the logarithm of the price. */
export type Hedonic = {
  codes: Map<string, number>;
  columns: Map<number, number>;
  coefficients: Float64Array;
  level: number;
  middle: MiddleCar;
  /** How the logarithm of prices moved for each month that has gone. */
  perMonthAgo: number;
  /** How many of the sold cars stand near each mileage of the curve. */
  knotWeights: Float64Array;
};

const effort = { steps: 30, stepsAfter: 8, reweightings: 2 };
/** A price counts half as much after so many months. */
const halfLifeMonths = 18;
const monthColumn = 0;

export function trainHedonic(cars: readonly SoldCar[]): { hedonic: Hedonic; misses: Float64Array } {
  const middle = {
    horsepower: median(
      cars.flatMap((car) => car.horsepower ?? []),
      100,
    ),
    engineCc: median(
      cars.flatMap((car) => car.engineCc ?? []),
      1_600,
    ),
  };
  const prices = Float64Array.from(cars, (car) => Math.log(car.price));
  const level = median(prices);
  const codes = new Map<string, number>();
  const columns = new Map<number, number>();
  const { rows, penalty } = rowsOf(cars, middle, growingCodes(codes), columns);
  const target = prices.map((price) => price - level);
  const weight = Float64Array.from(cars, (car) => 0.5 ** ((car.monthsAgo ?? 0) / halfLifeMonths));
  const coefficients = fitRobustly({ rows, target, penalty, weight }, effort);
  const hedonic: Hedonic = {
    codes,
    columns,
    coefficients,
    level,
    middle,
    perMonthAgo: (coefficients[monthColumn] ?? 0) / 12,
    knotWeights: knotWeights(cars.map((car) => car.mil)),
  };
  return { hedonic, misses: residualsOf({ rows, target }, coefficients) };
}

function rowsOf(
  cars: readonly SoldCar[],
  middle: MiddleCar,
  codeOf: CodeOf,
  columns: Map<number, number>,
): { rows: SparseRows; penalty: Float64Array } {
  const held: number[] = [1];
  const starts = new Int32Array(cars.length + 1);
  let capacity = cars.length * 56 + 1_024;
  let at = new Int32Array(capacity);
  let values = new Float32Array(capacity);
  let used = 0;
  const add = (column: number, value: number) => {
    if (used === capacity) {
      capacity *= 2;
      at = grown(at, new Int32Array(capacity));
      values = grown(values, new Float32Array(capacity));
    }
    at[used] = column;
    values[used++] = value;
  };
  const emit: AddTerm = (kind, key, value) => {
    if (value === 0) return;
    let column = columns.get(key);
    if (column === undefined) {
      column = held.length;
      columns.set(key, column);
      held.push(penalties[kind]);
    }
    add(column, value);
  };
  cars.forEach((car, row) => {
    if (car.monthsAgo) add(monthColumn, car.monthsAgo / 12);
    emitFixedTerms(car, middle, codeOf, emit);
    emitMilTerms(car, codeOf, emit);
    starts[row + 1] = used;
  });
  return { rows: { starts, at, values }, penalty: Float64Array.from(held) };
}

function grown<Numbers extends Int32Array | Float32Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}

/** The logarithm of the price that the terms give, at each mileage of the curve. */
export function hedonicCurve(hedonic: Hedonic, car: CarFacts): Float64Array {
  const codeOf: CodeOf = (word) => hedonic.codes.get(word) ?? 0;
  const sumOf = (emitAll: (emit: AddTerm) => void) => {
    let sum = 0;
    emitAll((_kind, key, value) => {
      const column = value === 0 ? undefined : hedonic.columns.get(key);
      if (column !== undefined) sum += (hedonic.coefficients[column] as number) * value;
    });
    return sum;
  };
  const fixed = hedonic.level + sumOf((emit) => emitFixedTerms(car, hedonic.middle, codeOf, emit));
  return Float64Array.from(
    milKnots,
    (mil) => fixed + sumOf((emit) => emitMilTerms({ ...car, mil }, codeOf, emit)),
  );
}
