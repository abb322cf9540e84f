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
  if (criterion.vague === true && subjectOf(criterion) === "wltp" && isWithoutElectricCars(all))
    return "Så långt går bara elbilar på en laddning. Skriv hur långt en laddhybrid ska gå, till exempel 60\u00a0km på el.";
  if (criterion.kind === "order" && accepted.some(({ criterion: other }) => other.kind === "order"))
    return "Listan har en ordning i taget, och den första gäller.";
  return criterion.kind === "gearbox" && gearboxes > 1 ? "Både manuell och automatisk visas." : null;
}

/** "laddhybrid med lång räckvidd": what an electric car goes on a charge no other does. */
function isWithoutElectricCars(all: readonly ReadCriterion[]): boolean {
  const fuels = all.flatMap(({ criterion }) =>
    criterion.kind === "list" && criterion.field === "fuelTypes" && criterion.vague !== true
      ? [criterion]
      : [],
  );
  const wanted = fuels.filter(({ negated }) => negated !== true).flatMap(({ values }) => values);
  return wanted.length > 0 && !wanted.includes(electricity);
}

const electricity = "3";

function subjectOf(criterion: Criterion): string {
  if ("field" in criterion) return criterion.field;
  return criterion.kind === "range" ? criterion.range : criterion.kind;
}
