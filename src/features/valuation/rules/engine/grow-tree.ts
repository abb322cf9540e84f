/** All trees in one list of nodes; a node whose feature is −1 is a leaf. */
export type Trees = {
  starts: number[];
  feature: number[];
  bin: number[];
  left: number[];
  right: number[];
  value: number[];
};

type Ground = {
  /** The bin of each feature of each row, row by row. */
  bins: Uint8Array;
  width: number;
  columns: readonly number[];
  wanted: Float64Array;
  /** The rows that the tree is grown from; put in another order. */
  rows: Int32Array;
  learningRate: number;
};
type Split = { gain: number; column: number; bin: number };

const deepest = 6;
const minInLeaf = 8;
const holdBack = 3;
const bins = 64;

type Total = { sum: number; count: number };

/** Grows one tree by its best cuts, on histograms; the larger child's is the parent's less the smaller's. */
export function growTree(trees: Trees, ground: Ground): void {
  const scratch = new Int32Array(ground.rows.length);
  trees.starts.push(trees.feature.length);
  grow(0, ground.rows.length, 0, histogram(ground, 0, ground.rows.length));

  /** Takes the histogram over; null where the node is a leaf whatever it holds. */
  function grow(from: number, to: number, depth: number, sums: Float64Array | null): number {
    const node = trees.feature.length;
    const total = totalOf(ground, from, to);
    trees.feature.push(-1);
    trees.bin.push(0);
    trees.left.push(-1);
    trees.right.push(-1);
    trees.value.push((ground.learningRate * total.sum) / (total.count + holdBack));
    if (!sums || to - from < 2 * minInLeaf) return node;
    const best = bestSplit(sums, ground.columns.length, total);
    if (best.gain <= 1e-7) return node;
    const feature = ground.columns[best.column] as number;
    const middle = partition(ground, scratch, feature, best.bin, from, to);
    const isLeftSmaller = middle - from < to - middle;
    const isLast = depth + 1 === deepest;
    const [smallFrom, smallTo] = isLeftSmaller ? [from, middle] : [middle, to];
    const smaller = isLast ? null : histogram(ground, smallFrom, smallTo);
    const larger = smaller && without(sums, smaller);
    trees.feature[node] = feature;
    trees.bin[node] = best.bin;
    trees.left[node] = grow(from, middle, depth + 1, isLeftSmaller ? smaller : larger);
    trees.right[node] = grow(middle, to, depth + 1, isLeftSmaller ? larger : smaller);
    return node;
  }
}

/** For each column and bin: the sum of what is wanted, and how many rows. */
function histogram(
  { bins: of, width, columns, wanted, rows }: Ground,
  from: number,
  to: number,
): Float64Array {
  const used = Int32Array.from(columns);
  const sums = new Float64Array(columns.length * bins * 2);
  for (let at = from; at < to; at++) {
    const row = rows[at] as number;
    const value = wanted[row] as number;
    for (let c = 0; c < used.length; c++) {
      const cell = 2 * (c * bins + (of[row * width + (used[c] as number)] as number));
      sums[cell] = (sums[cell] as number) + value;
      sums[cell + 1] = (sums[cell + 1] as number) + 1;
    }
  }
  return sums;
}

/** In place: nobody needs the parent's any more. */
function without(sums: Float64Array, subtracted: Float64Array): Float64Array {
  for (let cell = 0; cell < sums.length; cell++)
    sums[cell] = (sums[cell] as number) - (subtracted[cell] as number);
  return sums;
}

function totalOf({ wanted, rows }: Ground, from: number, to: number): Total {
  let sum = 0;
  for (let at = from; at < to; at++) sum += wanted[rows[at] as number] as number;
  return { sum, count: to - from };
}

function bestSplit(sums: Float64Array, columns: number, total: Total): Split {
  const best: Split = { gain: 0, column: -1, bin: 0 };
  const unsplit = (total.sum * total.sum) / (total.count + holdBack);
  for (let column = 0; column < columns; column++) {
    let [sum, count] = [0, 0];
    for (let bin = 0; bin < bins - 1; bin++) {
      const cell = (column * bins + bin) * 2;
      sum += sums[cell] as number;
      count += sums[cell + 1] as number;
      if (count < minInLeaf) continue;
      const others = total.count - count;
      if (others < minInLeaf) break;
      const rest = total.sum - sum;
      const gain = (sum * sum) / (count + holdBack) + (rest * rest) / (others + holdBack) - unsplit;
      if (gain > best.gain) Object.assign(best, { gain, column, bin });
    }
  }
  return best;
}

/** Rows at or below the bin first, in the order they stood; returns where the others begin. */
function partition(
  { bins: of, width, rows }: Ground,
  scratch: Int32Array,
  feature: number,
  bin: number,
  from: number,
  to: number,
): number {
  let left = from;
  let moved = 0;
  for (let at = from; at < to; at++) {
    const row = rows[at] as number;
    if ((of[row * width + feature] as number) <= bin) rows[left++] = row;
    else scratch[moved++] = row;
  }
  rows.set(scratch.subarray(0, moved), left);
  return left;
}
