import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { recordListLeft } from "#features/visitors/pages/record-list-left.ts";
import { pageAddress } from "./list-texts.ts";
import type { ListingView } from "./listing-view.ts";

/** Which link was followed from which step of the visit: kept as long as the tab is. */
const followed = new Map<string, string>();

/** After a step back the focus is on the link that was followed, as in a page that was never left. */
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
    if (!address) return;
    followed.set(key, address);
    // A page of its own below the list is an advert.
    if (address.startsWith(location.pathname) && !address.includes("?"))
      void recordListLeft(location.pathname + location.search, address);
  };
}

/**
 * A step to another page of the list leads to where that begins: scrolled to, focused and so read out. The link that
 * was followed stands below the cars.
 */
export function useFocusOnResults(view: Pick<ListingView, "address" | "page">) {
  const heading = useRef<HTMLHeadingElement>(null);
  const paged = useRef<string | null>(null);
  const nextAddress = pageAddress(view.address, view.page);
  useEffect(() => {
    if (paged.current !== nextAddress) return;
    paged.current = null;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [nextAddress]);
  const notePaged = (target: EventTarget) => {
    const link = target instanceof Element ? target.closest("nav a[href]") : null;
    paged.current = link?.getAttribute("href") ?? null;
  };
  return { heading, notePaged };
}
