import type { Criterion, ReadCriterion } from "./criterion.ts";

export type Weighed = {
  accepted: readonly ReadCriterion[];
  givenUp: readonly (ReadCriterion & { note?: string })[];
};

/**
 * A word that is not exact gives way to one that is, a list has one order, and whoever is content with both
 * gearboxes asks for none.
 */
export function weighed(criteria: readonly ReadCriterion[]): Weighed {
  const gearboxes = new Set(
    criteria.flatMap(({ criterion }) =>
      criterion.kind === "gearbox" && criterion.negated !== true ? [criterion.value] : [],
    ),
  );
  const accepted: ReadCriterion[] = [];
  const givenUp: (ReadCriterion & { note?: string })[] = [];
  for (const read of criteria) {
    const note = reasonToGiveUp(read.criterion, criteria, accepted, gearboxes.size);
    if (note === null) accepted.push(read);
    else givenUp.push(givenUp.some((other) => other.note === note) ? read : { ...read, note });
  }
  return { accepted, givenUp };
}

function reasonToGiveUp(
  criterion: Criterion,
  all: readonly ReadCriterion[],
  accepted: readonly ReadCriterion[],
  gearboxes: number,
): string | null {
  const isExactNamed = all.some(
    ({ criterion: other }) => other.vague !== true && subjectOf(other) === subjectOf(criterion),
  );
  if (criterion.vague === true && isExactNamed) return "Det du skrev mer exakt gäller.";
  if (criterion.kind === "order" && accepted.some(({ criterion: other }) => other.kind === "order"))
    return "Listan har en ordning i taget, och den första gäller.";
  return criterion.kind === "gearbox" && gearboxes > 1 ? "Både manuell och automatisk visas." : null;
}

function subjectOf(criterion: Criterion): string {
  if ("field" in criterion) return criterion.field;
  return criterion.kind === "range" ? criterion.range : criterion.kind;
}
