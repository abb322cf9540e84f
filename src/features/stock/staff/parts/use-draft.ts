import { useEffect, useState } from "react";
import { type DraftItem, type DraftState, isSame, newDraft, withSaved } from "./draft-state.ts";

export type Draft<Entry> = ReturnType<typeof useDraft<Entry & DraftItem>>;

const stepsBack = 50;

/**
 * A list that is worked at before it is saved. What comes from the server meanwhile, from a colleague or another part of
 * the page, is merged into it.
 */
export function useDraft<Entry extends DraftItem>(version: string, savedItems: readonly Entry[]) {
  const [state, setState] = useState<DraftState<Entry>>(() => newDraft(version, savedItems));
  const now = withSaved(state, version, savedItems);
  if (now !== state) setState(now);
  const isChanged = !isSame(now.base, now.items);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);
  const change = (to: (items: readonly Entry[]) => readonly Entry[], writing: string | null = null) =>
    setState((before) => {
      const items = to(before.items);
      if (items === before.items) return before;
      const isSameStep = writing !== null && writing === before.writing;
      const history = isSameStep ? before.history : [...before.history, before.items].slice(-stepsBack);
      return { ...before, items, history, writing };
    });
  return {
    ...now,
    isChanged,
    canUndo: now.history.length > 0,
    change,
    undo: () =>
      setState((before) => ({
        ...before,
        items: before.history.at(-1) ?? before.items,
        history: before.history.slice(0, -1),
        writing: null,
      })),
    /** Theirs in place of mine: of one of them, or of all. */
    takeRemote: (key?: string) => {
      const { remote } = now;
      if (remote === null) return;
      const of = new Map(remote.map((item) => [item.key, item]));
      change((items) =>
        key === undefined ? remote : items.map((item) => (item.key === key ? (of.get(key) ?? item) : item)),
      );
      setState((before) => ({
        ...before,
        conflicts: key === undefined ? [] : before.conflicts.filter((one) => one !== key),
        remote: key === undefined ? null : before.remote,
      }));
    },
    /** It is saved, and this is what became of it. */
    reset: (next: string, items: readonly Entry[]) => setState(newDraft(next, items)),
  };
}
