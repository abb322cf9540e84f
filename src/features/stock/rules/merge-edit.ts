import { type CarField, carFieldNames, type FieldValue, isSameValue } from "./car-fields.ts";

export type FieldValues = Partial<Record<CarField, FieldValue>>;
export type Clash = { field: CarField; base: FieldValue; mine: FieldValue; theirs: FieldValue };

/**
 * What an edit comes to on a car that may have changed since it was opened. A field that somebody else has set to another
 * value than the editor saw is a clash, unless both mean the same; every other field is merged.
 */
export function mergeEdit({
  base,
  mine,
  theirs,
}: {
  /** The values that the editor saw, of the fields they set. */
  base: FieldValues;
  mine: FieldValues;
  /** The car as it stands. */
  theirs: Readonly<Record<CarField, FieldValue>>;
}): { set: FieldValues; clashes: Clash[] } {
  const set: FieldValues = {};
  const clashes: Clash[] = [];
  for (const field of carFieldNames) {
    const wanted = mine[field];
    if (wanted === undefined || isSameValue(wanted, theirs[field])) continue;
    const seen = base[field] ?? null;
    if (isSameValue(seen, theirs[field])) set[field] = wanted;
    else clashes.push({ field, base: seen, mine: wanted, theirs: theirs[field] });
  }
  return { set, clashes };
}
