import { type RefObject, useEffect } from "react";

export const firstActionId = "forsta-valet";

/** As high as the header, which covers what has gone beneath it. */
const headerHeight = 72;
/** What has not been reached yet counts as in view, so that a leap past it is noticed. */
const farBelow = 1_000_000;

/**
 * Says on the page's own element that its first action has been scrolled past. The style alone reads it, so nothing is
 * rendered anew while somebody scrolls.
 */
export function usePassed(page: RefObject<HTMLElement | null>): void {
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
