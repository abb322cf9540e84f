import { useSyncExternalStore } from "react";
import { searchPlaceholder } from "#domain/visitor/home-search.ts";
import { breakpoints } from "#domain/visitor/screen.ts";

const narrow = `(max-width: ${breakpoints.search}px)`;

function onWidthChange(changed: () => void) {
  const query = matchMedia(narrow);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** The server does not know the width, and sends the words that fit everywhere. [HOME-5] */
export function useSearchPlaceholder(): string {
  return useSyncExternalStore(
    onWidthChange,
    () => searchPlaceholder(matchMedia(narrow).matches ? breakpoints.search : breakpoints.search + 1),
    () => searchPlaceholder(breakpoints.search),
  );
}
