import { rangeLabel } from "../filter-labels.ts";
import { type RangeName, rangeRow } from "../ranges.ts";
import type { Bounds } from "../steps.ts";
import { boundsOfEnd, boundsOnSteps } from "./bounds-on-steps.ts";
import type { Criterion } from "./criterion.ts";
import type { Bound, BoundEnd } from "./words-for-bounds.ts";

/** What is asked, on steps, with a note when that is not what was said. A year beyond the steps asks nothing we can answer. */
export function rangeCriterion(
  range: RangeName,
  wantedBounds: Bounds,
  now: Date,
  isAround = false,
): Criterion | null {
  const steps = rangeRow(range).steps(now);
  if (range === "year" && isBeyond(steps, wantedBounds)) return null;
  const bounds = boundsOnSteps(steps, wantedBounds);
  const label = rangeLabel(range, bounds);
  const isMoved = bounds.from !== wantedBounds.from || bounds.to !== wantedBounds.to;
  const notes = [
    label === null ? noBoundNote(range, steps) : null,
    label !== null && isAround ? `”Runt” läser vi som ${label}.` : null,
    label !== null && !isAround && isMoved ? `Närmaste steg i filtret är ${label}.` : null,
    range === "wltp" ? "Räckvidd gäller elbilar och laddhybrider." : null,
  ].filter((note) => note !== null);
  return { kind: "range", range, bounds, ...(notes.length > 0 && { note: notes.join(" ") }) };
}

/** "högst 3 år gammal" is a lower bound on the year; "nyare än" and "äldre än" speak of the year already. */
export function ageCriterion(
  age: number,
  bound: Bound | null,
  now: Date,
  thisYear: number,
): Criterion | null {
  if (!Number.isInteger(age) || age > 60) return null;
  const asYear = {
    from: "from",
    above: "from",
    to: "to",
    below: "to",
    around: "around",
    exact: "exact",
  } as const;
  const asAge = {
    from: "to",
    above: "to",
    to: "from",
    below: "from",
    around: "around",
    exact: "exact",
  } as const;
  const ends: Record<BoundEnd, BoundEnd> = bound?.range === "year" ? asYear : asAge;
  return rangeCriterion("year", boundsOfEnd("year", ends[bound?.end ?? "exact"], thisYear - age), now);
}

/** "1–2 år gammal". */
export function ageSpanCriterion(one: number, other: number, now: Date, thisYear: number): Criterion | null {
  if (![one, other].every((age) => Number.isInteger(age) && age <= 60)) return null;
  const wantedBounds = { from: thisYear - Math.max(one, other), to: thisYear - Math.min(one, other) };
  return rangeCriterion("year", wantedBounds, now);
}

function noBoundNote(range: RangeName, steps: readonly number[]): string {
  const fullRange = rangeLabel(range, { from: Math.min(...steps), to: Math.max(...steps) });
  return `Filtrets steg är ${fullRange}, så här blir det ingen gräns.`;
}

function isBeyond(steps: readonly number[], { from, to }: Bounds): boolean {
  return (to !== null && to < Math.min(...steps)) || (from !== null && from > Math.max(...steps));
}
