import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const notifyAll = () => {
  for (const listener of listeners) listener();
};
window.addEventListener("popstate", notifyAll);

const here = () => location.pathname + location.search;

/** Where we are: the router of the site would cost each of its pages what only this side uses. */
export function useUrl(): URL {
  const place = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, here);
  return new URL(place, location.origin);
}

export function goTo(to: string, { replace = false } = {}): void {
  if (to === here()) return;
  history[replace ? "replaceState" : "pushState"](null, "", to);
  notifyAll();
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
  goTo(link.pathname + link.search);
}
