import type { Filter } from "./filter.ts";
import { boundsOf } from "./filter.ts";
import { type RangeName, rangeNames, rangeRow } from "./ranges.ts";
import type { Relaxation } from "./relaxations.ts";
import type { End } from "./steps.ts";
import { withChoice } from "./with-field.ts";

/** A bound that is moved to this step instead of given up. */
export type WiderBound = { range: RangeName; end: End; step: number };

/** A row of cards: fewer are hardly worth a step. */
const worthShowing = 3;

type Counting = { count: (filter: Filter) => number; now: Date };

/** Where one bound alone is in the way it need not go: it is moved to the nearest step with cars worth looking at. */
export function withWiderBound(
  filter: Filter,
  option: Relaxation,
  { count, now }: Counting,
): Relaxation & { wider?: WiderBound } {
  const lost = lostBound(filter, option.without);
  if (lost === null) return option;
  const { range, end, bound } = lost;
  const steps = rangeRow(range)
    .steps(now)
    .filter((step) => (end === "to" ? step > bound : step < bound))
    .toSorted((one, other) => Math.abs(one - bound) - Math.abs(other - bound));
  const at = (step: number) => withChoice(filter, `${range}${end === "to" ? "To" : "From"}`, step);
  const widest = steps.at(-1);
  if (widest === undefined) return option;
  // Cars without a price are among those without a bound alone.
  const enough = Math.max(1, Math.min(worthShowing, count(at(widest))));
  const step = firstThat(steps, (one) => count(at(one)) >= enough);
  if (step === undefined) return option;
  const without = at(step);
  return { ...option, without, cars: count(without), wider: { range, end, step } };
}

/** The one bound that is given up, where nothing else is. */
function lostBound(filter: Filter, without: Filter): { range: RangeName; end: End; bound: number } | null {
  const lost = rangeNames.flatMap((range) => {
    const [before, after] = [boundsOf(filter, range), boundsOf(without, range)];
    return (["from", "to"] as const).flatMap((end) => {
      const bound = before[end];
      return bound !== null && after[end] === null ? [{ range, end, bound }] : [];
    });
  });
  const [only, another] = lost;
  if (only === undefined || another !== undefined) return null;
  const kept = withChoice(filter, `${only.range}${only.end === "to" ? "To" : "From"}`, null);
  return JSON.stringify(kept) === JSON.stringify(without) ? only : null;
}

/** The wider a bound the more cars: half of the steps are left out at each look. */
function firstThat(steps: readonly number[], isEnough: (step: number) => boolean): number | undefined {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(steps[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return steps[low];
}
