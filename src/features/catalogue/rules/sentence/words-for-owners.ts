import { facetFields } from "../filter.ts";
import type { Criterion } from "./criterion.ts";
import type { PhraseRow } from "./phrases.ts";
import type { BoundEnd } from "./words-for-bounds.ts";

/** "två ägare" and "max 2 ägare" are amounts with a unit; of one owner people speak in words of their own. */
export const wordsForOwners: readonly PhraseRow<number>[] = [
  [
    `en ägare, bara en ägare, endast en ägare, max en ägare, högst en ägare, en enda ägare, en tidigare ägare,
      en ägar bil, en ägares bil, en ägars bil, 1 ägar bil, 1 ägares bil, första ägare, förste ägare, första
      ägar bil, första hands ägare`,
    1,
  ],
];

const choices = facetFields.ownersTo.facet.options.map(Number);
const max = Math.max(...choices);

/** The maximum that each bound means; the filter has no minimum. */
const atMost: Partial<Record<BoundEnd, (count: number) => number>> = {
  to: (count) => count,
  exact: (count) => count,
  around: (count) => count,
  below: (count) => count - 1,
};

/** Null for what the filter cannot do: "minst 2 ägare", "0 ägare". Above the last option there is no bound. */
export function ownersCriterion(count: number, end: BoundEnd): Criterion | null {
  const value = atMost[end]?.(count) ?? 0;
  if (!Number.isInteger(value) || value < 1) return null;
  if (value <= max) return { kind: "atMost", field: "ownersTo", value };
  return {
    kind: "nothing",
    note: `Filtrets val är högst ${Math.min(...choices)}–${max} ägare, så här blir det ingen gräns.`,
  };
}
