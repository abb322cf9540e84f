import { useEffect, useState } from "react";
import { mergedLists } from "../../rules/merge-lists.ts";

type Item = { readonly key: string };
type State<Kept> = {
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

export type Draft<Kept> = ReturnType<typeof useDraft<Kept & Item>>;

const stepsBack = 50;

/**
 * A list that is worked at before it is saved. What comes from the server meanwhile, from a colleague or another part of
 * the page, is merged into it. [CARPARTS-6] [CARPARTS-12]
 */
export function useDraft<Kept extends Item>(version: string, saved: readonly Kept[]) {
  const [state, setState] = useState<State<Kept>>(() => fresh(version, saved));
  let now = state;
  if (state.version !== version) {
    const isWorkedAt = !isSame(state.base, state.items);
    const { items, clashes } = mergedLists(state.base, state.items, saved);
    now = isWorkedAt
      ? { ...state, version, base: saved, items, clashes, theirs: saved }
      : fresh(version, saved);
    setState(now);
  }
  const isChanged = !isSame(now.base, now.items);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);
  const change = (to: (items: readonly Kept[]) => readonly Kept[], writing: string | null = null) =>
    setState((before) => {
      const items = to(before.items);
      if (items === before.items) return before;
      const isSameStep = writing !== null && writing === before.writing;
      const past = isSameStep ? before.past : [...before.past, before.items].slice(-stepsBack);
      return { ...before, items, past, writing };
    });
  return {
    ...now,
    isChanged,
    canUndo: now.past.length > 0,
    change,
    undo: () =>
      setState((before) => ({
        ...before,
        items: before.past.at(-1) ?? before.items,
        past: before.past.slice(0, -1),
        writing: null,
      })),
    /** Theirs in place of mine: of one of them, or of all. */
    takeTheirs: (key?: string) => {
      const { theirs } = now;
      if (theirs === null) return;
      const of = new Map(theirs.map((item) => [item.key, item]));
      change((items) =>
        key === undefined ? theirs : items.map((item) => (item.key === key ? (of.get(key) ?? item) : item)),
      );
      setState((before) => ({
        ...before,
        clashes: key === undefined ? [] : before.clashes.filter((one) => one !== key),
        theirs: key === undefined ? null : before.theirs,
      }));
    },
    /** It is saved, and this is what became of it. */
    settle: (next: string, items: readonly Kept[]) => setState(fresh(next, items)),
  };
}

function fresh<Kept>(version: string, items: readonly Kept[]): State<Kept> {
  return { version, base: items, items, past: [], writing: null, clashes: [], theirs: null };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
