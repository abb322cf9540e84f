import type { FilterGroupView } from "./filter-group-view.ts";

export type RangeView = Extract<FilterGroupView, { kind: "range" }>;
type Scale = Pick<RangeView, "steps" | "isYear">;
type Positions = readonly [low: number, high: number];
type Ends = readonly [from: number | null, to: number | null];

/**
 * The handles stand on the edges of the bars: edge 0 is open, edge n is where step n begins, and the last is open again.
 * An upper bound that is a whole bar of its own, as a year is, stands on that bar's far edge.
 */
export function positionsOf({ steps, isYear, from, to }: Scale & Pick<RangeView, "from" | "to">): Positions {
  return [
    from === null ? 0 : steps.indexOf(from) + 1,
    to === null ? lastPosition({ steps }) : steps.indexOf(to) + 1 + ownBar({ isYear }),
  ];
}

export function boundsAt({ steps, isYear }: Scale, [low, high]: Positions): Ends {
  const to = high === lastPosition({ steps }) ? undefined : steps[high - 1 - ownBar({ isYear })];
  return [steps[low - 1] ?? null, to ?? null];
}

/** A lower bound ends on the last step, an upper one on the first. */
export function withinReach({ steps, isYear }: Scale, [low, high]: Positions): Positions {
  return [Math.min(low, steps.length), Math.max(high, 1 + ownBar({ isYear }))];
}

export function lastPosition({ steps }: Pick<Scale, "steps">): number {
  return steps.length + 1;
}

const ownBar = ({ isYear }: Pick<Scale, "isYear">) => (isYear ? 1 : 0);
