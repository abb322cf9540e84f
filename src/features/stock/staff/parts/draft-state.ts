import { mergedLists } from "../../rules/merge-lists.ts";

export type DraftItem = { readonly key: string };
export type DraftState<Kept> = {
  version: string;
  base: readonly Kept[];
  items: readonly Kept[];
  /** Earlier lists, the last one last. */
  past: readonly (readonly Kept[])[];
  /** What is being written: letter after letter is one step. */
  writing: string | null;
  clashes: readonly string[];
  /** What somebody else saved while this one was worked at. */
  theirs: readonly Kept[] | null;
};

export function fresh<Kept>(version: string, items: readonly Kept[]): DraftState<Kept> {
  return { version, base: items, items, past: [], writing: null, clashes: [], theirs: null };
}

/**
 * The list after something of the car was saved. A new version may be about another part of the car, which shares it: where
 * this list is as it was, nothing is merged, and nothing is said to be.
 */
export function withSaved<Kept extends DraftItem>(
  state: DraftState<Kept>,
  version: string,
  saved: readonly Kept[],
): DraftState<Kept> {
  if (state.version === version) return state;
  if (isSame(state.base, saved)) return { ...state, version };
  if (isSame(state.base, state.items)) return fresh(version, saved);
  const { items, clashes } = mergedLists(state.base, state.items, saved);
  return { ...state, version, base: saved, items, clashes, theirs: saved };
}

export function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
