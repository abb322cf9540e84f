import { mergedLists } from "../../rules/merge-lists.ts";

export type DraftItem = { readonly key: string };
export type DraftState<Entry> = {
  version: string;
  base: readonly Entry[];
  items: readonly Entry[];
  /** Earlier lists, the last one last. */
  history: readonly (readonly Entry[])[];
  /** What is being written: letter after letter is one step. */
  writing: string | null;
  conflicts: readonly string[];
  /** What somebody else saved while this one was worked at. */
  remote: readonly Entry[] | null;
};

export function newDraft<Entry>(version: string, items: readonly Entry[]): DraftState<Entry> {
  return { version, base: items, items, history: [], writing: null, conflicts: [], remote: null };
}

/**
 * The list after something of the car was saved. A new version may be about another part of the car, which shares it: where
 * this list is as it was, nothing is merged, and nothing is said to be.
 */
export function withSaved<Entry extends DraftItem>(
  state: DraftState<Entry>,
  version: string,
  savedItems: readonly Entry[],
): DraftState<Entry> {
  if (state.version === version) return state;
  if (isSame(state.base, savedItems)) return { ...state, version };
  if (isSame(state.base, state.items)) return newDraft(version, savedItems);
  const { items, conflicts } = mergedLists(state.base, state.items, savedItems);
  return { ...state, version, base: savedItems, items, conflicts, remote: savedItems };
}

export function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
