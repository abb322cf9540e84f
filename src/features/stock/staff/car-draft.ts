import { type CarField, type FieldValue, isCarField, isSameValue } from "../rules/car-fields.ts";
import { type FieldInput, inputFrom } from "../rules/field-text.ts";
import type { CarEditLine, CarResponse } from "./stock-responses.ts";

/** What is written and not saved: each field with the value that stood there when it was begun. */
export type Draft = {
  /** The newest line of the history when it was begun; null while nothing is written. */
  seen: number | null;
  fields: Partial<Record<CarField, { base: FieldValue; local: FieldInput }>>;
};

export const emptyDraft: Draft = { seen: null, fields: {} };

const storedAs = (plate: string) => `staff-car:${plate}`;

/** What this tab has written of the car: a page that is reloaded has it still. */
export function readDraft(plate: string): Draft {
  try {
    const read = JSON.parse(sessionStorage.getItem(storedAs(plate)) ?? "null") as Draft | null;
    return read && Object.keys(read.fields).every(isCarField) ? read : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

export function storeDraft(plate: string, draft: Draft): void {
  if (Object.keys(draft.fields).length === 0) sessionStorage.removeItem(storedAs(plate));
  else sessionStorage.setItem(storedAs(plate), JSON.stringify(draft));
}

export const draftFields = (draft: Draft) => Object.keys(draft.fields) as CarField[];

/** A field that is written back to what it was is not changed. */
export function withInput(draft: Draft, response: CarResponse, field: CarField, local: FieldInput): Draft {
  const { [field]: edited, ...others } = draft.fields;
  const base = edited ? edited.base : response.car[field];
  const isBack = isSameValue(local, inputFrom(field, base));
  const fields = isBack ? others : { ...others, [field]: { base, local } };
  const isEmpty = Object.keys(fields).length === 0;
  return { seen: isEmpty ? null : (draft.seen ?? response.seen), fields };
}

export type OpenConflict = {
  field: CarField;
  base: FieldValue;
  local: FieldInput;
  remote: FieldValue;
  /** Null where it was none of us, but an import or a reservation. */
  by: string | null;
  at: string | null;
};

/** Fields that somebody has set since to another value than one writes oneself. */
export function conflictsIn(draft: Draft, { car, edits }: CarResponse): OpenConflict[] {
  return draftFields(draft).flatMap((field) => {
    const { base, local } = draft.fields[field] ?? { base: null, local: "" };
    const remote = car[field];
    if (isSameValue(base, remote) || isSameValue(local, inputFrom(field, remote))) return [];
    const last = edits.find((edit) => edit.field === field);
    return [{ field, base, local, remote, by: last?.memberName ?? null, at: last?.at ?? null }];
  });
}

/** What others have saved since one began, in fields that one has not touched. */
export function mergedSince(draft: Draft, { edits }: CarResponse, own: string): CarEditLine[] {
  const { seen } = draft;
  if (seen === null) return [];
  return edits.filter(
    ({ id, field, memberName }) =>
      id > seen && memberName !== own && !(isCarField(field) && draft.fields[field]),
  );
}

/** Two who disagree: what is chosen stands, upon what the other has saved. */
export function withChoices(
  draft: Draft,
  conflicts: readonly OpenConflict[],
  chosen: (field: CarField) => "local" | "remote",
): Draft {
  const fields = { ...draft.fields };
  for (const { field, local, remote } of conflicts) {
    if (chosen(field) === "local") fields[field] = { base: remote, local };
    else delete fields[field];
  }
  return { seen: Object.keys(fields).length === 0 ? null : draft.seen, fields };
}

/** What the call is sent. */
export function savedFrom(draft: Draft): {
  base: Record<string, FieldValue>;
  changes: Record<string, FieldInput>;
} {
  const entries = Object.entries(draft.fields);
  return {
    base: Object.fromEntries(entries.map(([field, { base }]) => [field, base])),
    changes: Object.fromEntries(entries.map(([field, { local }]) => [field, local])),
  };
}
