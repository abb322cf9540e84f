import { type CarField, carFieldNames, type FieldValue, isSameValue } from "./car-fields.ts";

export type FieldValues = Partial<Record<CarField, FieldValue>>;
export type Conflict = { field: CarField; base: FieldValue; local: FieldValue; remote: FieldValue };

/**
 * What an edit comes to on a car that may have changed since it was opened. A field that somebody else has set to another
 * value than the editor saw is a clash, unless both mean the same; every other field is merged.
 */
export function mergeEdit({
  base,
  local,
  remote,
}: {
  /** The values that the editor saw, of the fields they set. */
  base: FieldValues;
  local: FieldValues;
  /** The car as it stands. */
  remote: Readonly<Record<CarField, FieldValue>>;
}): { set: FieldValues; clashes: Conflict[] } {
  const set: FieldValues = {};
  const clashes: Conflict[] = [];
  for (const field of carFieldNames) {
    const value = local[field];
    if (value === undefined || isSameValue(value, remote[field])) continue;
    const seen = base[field] ?? null;
    if (isSameValue(seen, remote[field])) set[field] = value;
    else clashes.push({ field, base: seen, local: value, remote: remote[field] });
  }
  return { set, clashes };
}
