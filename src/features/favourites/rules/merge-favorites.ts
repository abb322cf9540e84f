import * as z from "zod/mini";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { maxNoteLength } from "./favorite-bounds.ts";

/**
 * All that is known of one car in somebody's list, as the account and every browser tell it to each other. Each value only
 * ever grows in one direction, so whoever hears what from whom, in whatever order and however often, all come to the
 * same.
 */
export const favoriteFacts = z.object({
  licenseplate: licensePlate,
  /** The first and the last time that it was saved; absent for a car of which only the removal is known. */
  first: z.optional(z.number()),
  last: z.optional(z.number()),
  /** The last time that it was removed. */
  removed: z.optional(z.number()),
  /** The last note, and when it was written; empty when it was taken away. */
  note: z.optional(z.object({ at: z.number(), text: z.string().check(z.maxLength(maxNoteLength)) })),
});
export type FavoriteFacts = z.infer<typeof favoriteFacts>;

/** Nothing is lost: union by plate; the first time, the last time, the last removal, the last note. */
export function mergeFavorites(
  one: readonly FavoriteFacts[],
  other: readonly FavoriteFacts[],
): FavoriteFacts[] {
  const byPlate = new Map<LicensePlate, FavoriteFacts>();
  for (const facts of [...one, ...other]) {
    const factsBefore = byPlate.get(facts.licenseplate);
    byPlate.set(facts.licenseplate, factsBefore ? mergeFacts(factsBefore, facts) : facts);
  }
  return [...byPlate.values()].toSorted((a, b) => (a.licenseplate < b.licenseplate ? -1 : 1));
}

function mergeFacts(one: FavoriteFacts, other: FavoriteFacts): FavoriteFacts {
  const first = pick(Math.min, one.first, other.first);
  const last = pick(Math.max, one.last, other.last);
  const removed = pick(Math.max, one.removed, other.removed);
  const note = laterNote(one.note, other.note);
  return {
    licenseplate: one.licenseplate,
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last }),
    ...(removed !== undefined && { removed }),
    ...(note && { note }),
  };
}

function pick(choose: (a: number, b: number) => number, one: number | undefined, other: number | undefined) {
  return one === undefined || other === undefined ? (one ?? other) : choose(one, other);
}

/** Of two notes of the same moment the one that is later by its letters: any rule does, as long as all have the same. */
function laterNote(one: FavoriteFacts["note"], other: FavoriteFacts["note"]): FavoriteFacts["note"] {
  if (!one || !other) return one ?? other;
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return one.text >= other.text ? one : other;
}

/** When a car was saved, as its owner sees it: null for one that was removed since. */
export function savedSince({ first, last, removed }: FavoriteFacts): number | null {
  if (first === undefined || last === undefined) return null;
  if (removed === undefined || first > removed) return first;
  return last > removed ? last : null;
}
