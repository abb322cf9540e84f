import { type RefObject, useEffect } from "react";

export const firstActionId = "forsta-valet";

/** The height of the sticky header, which covers the top of the page. */
const headerHeight = 72;
/** Everything below counts as in view, so that jumping past the element is noticed too. */
const farBelow = 1_000_000;

/**
 * Marks the page's element when its first action has been scrolled past. Only the style sheet reads the mark, so nothing
 * is rerendered while the visitor scrolls.
 */
export function useScrolledPast(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const action = document.getElementById(firstActionId);
    if (!action) return;
    const observer = new IntersectionObserver(
      (entries) => page.current?.toggleAttribute("data-passed", !entries.at(-1)?.isIntersecting),
      { rootMargin: `-${headerHeight}px 0px ${farBelow}px` },
    );
    observer.observe(action);
    return () => observer.disconnect();
  }, [page]);
}
