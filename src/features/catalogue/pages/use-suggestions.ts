import { type KeyboardEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useStore } from "zustand";
import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { searchAddress } from "./filter-form.ts";
import type { Suggestion, SuggestionsView } from "./suggestions-view.ts";

/** Nobody types slower than this between two letters of a word. */
const restMs = 120;

export type Offered = ReturnType<typeof useSuggestions>;

/** What to offer for a text: earlier searches while it is empty, otherwise what the stock and the sentence say. */
export function useSuggestions(text: string, from: string) {
  const fetcher = useFetcher<SuggestionsView>();
  const history = useStore(browserStore, ({ state }) => state?.advertFilter.queryHistory);
  const [isWanted, setWanted] = useState(false);
  const [at, setAt] = useState(-1);
  const input = text.trim();
  const { load } = fetcher;

  useEffect(() => {
    if (!isWanted || input === "") return;
    const rest = setTimeout(() => void load(searchAddress(from, input)), restMs);
    return () => clearTimeout(rest);
  }, [input, from, isWanted, load]);

  const shown = input === "" ? earlierSearches(history ?? []) : (fetcher.data?.suggestions ?? []);
  const isOpen = isWanted && shown.length > 0;
  const close = () => {
    setWanted(false);
    setAt(-1);
  };
  const open = () => {
    setWanted(true);
    setAt(-1);
  };
  const move = (step: 1 | -1) =>
    setAt((now) => ((now + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);

  const onKey = (event: KeyboardEvent, choose: (at: number) => void) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setWanted(true);
      if (isOpen) move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && isOpen && at >= 0) {
      event.preventDefault();
      choose(at);
    }
  };
  /** What was searched for before is read from the browser when it may be wanted. */
  const prepare = () => {
    void changeBrowserState((state) => state);
    if (input === "") open();
  };
  return { shown, isOpen, at, open, close, onKey, prepare };
}

function earlierSearches(history: readonly string[]): Suggestion[] {
  return history.map((label) => ({ label, kind: "Senast sökt", count: null, to: null }));
}
