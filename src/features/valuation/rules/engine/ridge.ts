/** Rows with few numbers each, one after another: row r has `at[starts[r]]` … `at[starts[r + 1] - 1]`. */
export type SparseRows = { starts: Int32Array; at: Int32Array; values: Float32Array };

type Fit = { rows: SparseRows; target: Float64Array; penalty: Float64Array; weight: Float64Array };
type Effort = { steps: number; stepsAfter: number; reweightings: number };

/** Beyond so many spreads a price counts less and less: adverts with a slip of the key must not bend the model. */
const huber = 1.35;

/** Ridge regression whose errors are judged by Huber's rule. Returns the coefficients. */
export function fitRobustly(fit: Fit, effort: Effort): Float64Array {
  const coefficients = new Float64Array(fit.penalty.length);
  solve(fit, coefficients, effort.steps);
  for (let round = 0; round < effort.reweightings; round++) {
    const misses = residualsOf(fit, coefficients);
    const spread = spreadOf(misses);
    const weight = fit.weight.map(
      (own, row) => own * Math.min(1, (huber * spread) / Math.max(1e-9, Math.abs(misses[row] as number))),
    );
    solve({ ...fit, weight }, coefficients, effort.stepsAfter);
  }
  return coefficients;
}

export function residualsOf({ rows, target }: Pick<Fit, "rows" | "target">, coefficients: Float64Array) {
  return target.map((wanted, row) => wanted - sumOfRow(rows, coefficients, row));
}

function spreadOf(misses: Float64Array): number {
  const sizes = misses.map(Math.abs).sort();
  return 1.4826 * (sizes[sizes.length >> 1] ?? 0) + 1e-9;
}

function sumOfRow({ starts, at, values }: SparseRows, coefficients: Float64Array, row: number): number {
  let sum = 0;
  for (let k = starts[row] as number, end = starts[row + 1] as number; k < end; k++)
    sum += (values[k] as number) * (coefficients[at[k] as number] as number);
  return sum;
}

/** Conjugate gradients, preconditioned by the diagonal, for (X'WX + P) b = X'Wy; begins where `coefficients` stands. */
function solve({ rows, target, penalty, weight }: Fit, coefficients: Float64Array, steps: number): void {
  const { starts, at, values } = rows;
  const count = penalty.length;
  const diagonal = Float64Array.from(penalty);
  const rest = penalty.map((held, j) => -held * (coefficients[j] as number));
  for (let row = 0; row < target.length; row++) {
    const heft = weight[row] as number;
    const miss = heft * ((target[row] as number) - sumOfRow(rows, coefficients, row));
    for (let k = starts[row] as number, end = starts[row + 1] as number; k < end; k++) {
      const j = at[k] as number;
      const value = values[k] as number;
      diagonal[j] = (diagonal[j] as number) + heft * value * value;
      rest[j] = (rest[j] as number) + value * miss;
    }
  }
  const direction = rest.map((left, j) => left / (diagonal[j] as number));
  const image = new Float64Array(count);
  let size = dot(rest, direction);
  const enough = size * 1e-8;
  for (let step = 0; step < steps && size > enough; step++) {
    for (let j = 0; j < count; j++) image[j] = (penalty[j] as number) * (direction[j] as number);
    for (let row = 0; row < target.length; row++) {
      const along = (weight[row] as number) * sumOfRow(rows, direction, row);
      for (let k = starts[row] as number, end = starts[row + 1] as number; k < end; k++) {
        const j = at[k] as number;
        image[j] = (image[j] as number) + (values[k] as number) * along;
      }
    }
    const far = size / dot(direction, image);
    let next = 0;
    for (let j = 0; j < count; j++) {
      coefficients[j] = (coefficients[j] as number) + far * (direction[j] as number);
      const left = (rest[j] as number) - far * (image[j] as number);
      rest[j] = left;
      next += (left * left) / (diagonal[j] as number);
    }
    const turn = next / size;
    size = next;
    for (let j = 0; j < count; j++)
      direction[j] = (rest[j] as number) / (diagonal[j] as number) + turn * (direction[j] as number);
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let j = 0; j < a.length; j++) sum += (a[j] as number) * (b[j] as number);
  return sum;
}
