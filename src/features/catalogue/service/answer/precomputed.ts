import type { Bounds } from "../../rules/steps.ts";
import type { Counted, CountedRange } from "../columns/counted-sets.ts";

/** Counts that were precomputed with the segment, as a sum of those of ready-made sets. */
export type Precomputed = { size: number; plus: readonly Counted[]; minus: readonly Counted[] };

/** Sets that share no car. A make that is newer than the block has no cars in it. */
export function precomputedSum(sets: readonly (Counted | undefined)[]): Precomputed {
  const plus = sets.filter((set) => set !== undefined);
  return { size: plus.reduce((sum, { size }) => sum + size, 0), plus, minus: [] };
}

/**
 * A range with both ends: who reaches the lower and who stays within the upper are together all whose number is
 * known, and those within both were counted twice. Not so when the ends have changed places: then nothing is precomputed.
 */
export function precomputedWithin(
  { known, from, to }: CountedRange,
  { fromStep, toStep }: { fromStep: number | null; toStep: number | null },
  compared: Bounds,
): Precomputed | null {
  const reached = fromStep === null ? undefined : from[fromStep];
  const within = toStep === null ? undefined : to[toStep];
  if (!reached || !within) return precomputedSum([reached, within]);
  if (compared.from !== null && compared.to !== null && compared.from > compared.to) return null;
  return { size: reached.size + within.size - known.size, plus: [reached, within], minus: [known] };
}

/** Adds the counts themselves, from one place of the list up to another. */
export function addPrecomputed(
  { plus, minus }: Precomputed,
  counts: Int32Array,
  from = 0,
  to = counts.length,
): void {
  for (const set of plus) addList(counts, set.counts, from, to, 1);
  for (const set of minus) addList(counts, set.counts, from, to, -1);
}

/** A make that is newer than the block has a place, but nothing was counted there. */
function addList(counts: Int32Array, more: Int32Array, from: number, to: number, sign: 1 | -1): void {
  const end = Math.min(to, more.length);
  for (let at = from; at < end; at++) counts[at] = (counts[at] as number) + sign * (more[at] as number);
}
