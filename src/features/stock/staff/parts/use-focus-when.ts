import { type RefObject, useEffect } from "react";

/** Brings whoever saved to what stopped it, wherever on the page they are. */
export function useFocusWhen(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [element, isWanted]);
}
