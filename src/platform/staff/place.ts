import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const tellAll = () => {
  for (const tell of listeners) tell();
};
window.addEventListener("popstate", tellAll);

const here = () => location.pathname + location.search;

/** Where we are: the router of the site would cost each of its pages what only this side uses. */
export function usePlace(): URL {
  const place = useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, here);
  return new URL(place, location.origin);
}

export function go(to: string, { replace = false } = {}): void {
  if (to === here()) return;
  history[replace ? "replaceState" : "pushState"](null, "", to);
  tellAll();
  if (!replace) window.scrollTo(0, 0);
}

/** A plain link within the staff's side is followed here; with a modifier, or elsewhere, by the browser. */
export function followLinks(event: React.MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || link.target || link.hasAttribute("download"))
    return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || !link.pathname.startsWith("/personal/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
