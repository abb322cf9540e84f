import { growTree, type Trees } from "./grow-tree.ts";
import { shuffled } from "./statistics.ts";
import type { Features } from "./tree-features.ts";

/** Many small trees, each of which mends what those before it missed. */
export type Boosting = {
  edges: Float64Array[];
  /** Where each tree begins among the nodes. */
  starts: Int32Array;
  /** Of each node: feature (−1 for a leaf), bin, left, right. */
  nodes: Int32Array;
  value: Float64Array;
};

const settings = {
  trees: 240,
  learningRate: 0.11,
  bins: 64,
  columns: 0.6,
  rows: 0.6,
  maxRows: 16_000,
  maxPooled: 40_000,
};
/** A miss beyond so many middling misses counts as that: one advert with a slip of the key moves no tree far. */
const clip = 4;

/** Trees for the target, which has one number for each row of features. */
export function boost({ values, width }: Features, target: Float64Array, chance: () => number): Boosting {
  const pool = shuffled(target.length, chance).subarray(0, settings.maxPooled);
  const edges = Array.from({ length: width }, (_, f) =>
    binEdges(Float64Array.from(pool, (row) => values[row * width + f] as number)),
  );
  const bins = new Uint8Array(pool.length * width);
  for (let at = 0; at < bins.length; at++) {
    const f = at % width;
    const row = pool[(at - f) / width] as number;
    bins[at] = binOf(edges[f] as Float64Array, values[row * width + f] as number);
  }
  const trees: Trees = { starts: [], feature: [], bin: [], left: [], right: [], value: [] };
  const rest = Float64Array.from(pool, (row) => target[row] as number);
  const wanted = new Float64Array(pool.length);
  const order = shuffled(pool.length, chance);
  const sample = Math.min(settings.maxRows, Math.ceil(settings.rows * pool.length));
  for (let tree = 0; tree < settings.trees; tree++) {
    const limit = clip * middlingSize(rest, order);
    for (let at = 0; at < rest.length; at++)
      wanted[at] = Math.max(-limit, Math.min(limit, rest[at] as number));
    const rows = sampleOf(order, sample, chance);
    const columns = edges.flatMap((cuts, f) => (cuts.length > 0 && chance() < settings.columns ? [f] : []));
    growTree(trees, { bins, width, columns, wanted, rows, learningRate: settings.learningRate });
    follow(trees, bins, width, rest);
  }
  return { edges, ...packed(trees) };
}

/** As few, plain lists: every answer walks all trees many times. */
function packed({ starts, feature, bin, left, right, value }: Trees): Omit<Boosting, "edges"> {
  const nodes = new Int32Array(4 * feature.length);
  for (let node = 0; node < feature.length; node++)
    nodes.set([feature[node], bin[node], left[node], right[node]].map(Number), 4 * node);
  return { starts: Int32Array.from(starts), nodes, value: Float64Array.from(value) };
}

/** What all trees together say of a car. */
export function boosted({ edges, starts, nodes, value }: Boosting, features: readonly number[]): number {
  const bins = new Uint8Array(edges.length);
  for (let f = 0; f < bins.length; f++) bins[f] = binOf(edges[f] as Float64Array, features[f] as number);
  let sum = 0;
  for (let tree = 0; tree < starts.length; tree++) {
    let node = starts[tree] as number;
    for (let f = nodes[4 * node] as number; f >= 0; f = nodes[4 * node] as number) {
      const isLeft = (bins[f] as number) <= (nodes[4 * node + 1] as number);
      node = nodes[4 * node + (isLeft ? 2 : 3)] as number;
    }
    sum += value[node] as number;
  }
  return sum;
}

/** Takes what the newest tree says from what is left, for every row. */
function follow(trees: Trees, bins: Uint8Array, width: number, rest: Float64Array): void {
  const start = trees.starts.at(-1) as number;
  const { feature, bin, left, right, value } = trees;
  for (let row = 0; row < rest.length; row++) {
    let node = start;
    for (let f = feature[node] as number; f >= 0; f = feature[node] as number)
      node = (
        (bins[row * width + f] as number) <= (bin[node] as number) ? left[node] : right[node]
      ) as number;
    rest[row] = (rest[row] as number) - (value[node] as number);
  }
}

/** Some of the rows, none of them twice: the head of an order that is shuffled so far each time. */
function sampleOf(order: Int32Array, size: number, chance: () => number): Int32Array {
  for (let at = 0; at < size; at++) {
    const other = at + Math.floor(chance() * (order.length - at));
    const moved = order[at] as number;
    order[at] = order[other] as number;
    order[other] = moved;
  }
  return order.slice(0, size);
}

function middlingSize(rest: Float64Array, order: Int32Array): number {
  const some = order.subarray(0, 2_000);
  const sizes = Float64Array.from(some, (row) => Math.abs(rest[row] as number)).sort();
  return (sizes[sizes.length >> 1] ?? 0) + 1e-6;
}

function binEdges(values: Float64Array): Float64Array {
  const sorted = values.sort();
  const cuts: number[] = [];
  for (let bin = 1; bin < settings.bins; bin++) {
    const cut = sorted[Math.floor((bin * sorted.length) / settings.bins)] as number;
    if (cut > (cuts.at(-1) ?? Number.NEGATIVE_INFINITY) && cut < (sorted.at(-1) as number)) cuts.push(cut);
  }
  return Float64Array.from(cuts);
}

function binOf(cuts: Float64Array, value: number): number {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cuts[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
