import { useEffect, useState } from "react";
import { type DraftItem, type DraftState, fresh, isSame, withSaved } from "./draft-state.ts";

export type Draft<Kept> = ReturnType<typeof useDraft<Kept & DraftItem>>;

const stepsBack = 50;

/**
 * A list that is worked at before it is saved. What comes from the server meanwhile, from a colleague or another part of
 * the page, is merged into it.
 */
export function useDraft<Kept extends DraftItem>(version: string, saved: readonly Kept[]) {
  const [state, setState] = useState<DraftState<Kept>>(() => fresh(version, saved));
  const now = withSaved(state, version, saved);
  if (now !== state) setState(now);
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
