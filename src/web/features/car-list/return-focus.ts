import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Which link was followed from which step of the visit: kept as long as the tab is. */
const followed = new Map<string, string>();

/** After a step back the focus is on the link that was followed, as in a page that was never left. [LISTING-11] */
export function useReturnFocus() {
  const { key } = useLocation();
  const arrival = useNavigationType();
  useEffect(() => {
    const address = arrival === "POP" ? followed.get(key) : undefined;
    if (address === undefined) return;
    const links = document.querySelectorAll<HTMLAnchorElement>("main a[href]");
    [...links].find((link) => link.getAttribute("href") === address)?.focus({ preventScroll: true });
  }, [key, arrival]);
  return (target: EventTarget) => {
    const address = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
    if (address) followed.set(key, address);
  };
}
