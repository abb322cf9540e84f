import type { ReadWish, Wish } from "./wish.ts";

export type Weighed = { kept: readonly ReadWish[]; givenUp: readonly (ReadWish & { note?: string })[] };

/**
 * A word that is not exact gives way to one that is, a list has one order, and whoever is content with both
 * gearboxes asks for none.
 */
export function weighed(wishes: readonly ReadWish[]): Weighed {
  const gearboxes = new Set(
    wishes.flatMap(({ wish }) => (wish.kind === "gearbox" && wish.negated !== true ? [wish.value] : [])),
  );
  const kept: ReadWish[] = [];
  const givenUp: (ReadWish & { note?: string })[] = [];
  for (const read of wishes) {
    const note = reasonToGiveUp(read.wish, wishes, kept, gearboxes.size);
    if (note === null) kept.push(read);
    else givenUp.push(givenUp.some((other) => other.note === note) ? read : { ...read, note });
  }
  return { kept, givenUp };
}

function reasonToGiveUp(
  wish: Wish,
  all: readonly ReadWish[],
  kept: readonly ReadWish[],
  gearboxes: number,
): string | null {
  const isExactSaid = all.some(
    ({ wish: other }) => other.vague !== true && subjectOf(other) === subjectOf(wish),
  );
  if (wish.vague === true && isExactSaid) return "Det du skrev mer exakt gäller.";
  if (wish.kind === "order" && kept.some(({ wish: other }) => other.kind === "order"))
    return "Listan har en ordning i taget, och den första gäller.";
  return wish.kind === "gearbox" && gearboxes > 1 ? "Både manuell och automatisk visas." : null;
}

function subjectOf(wish: Wish): string {
  if ("field" in wish) return wish.field;
  return wish.kind === "range" ? wish.range : wish.kind;
}
