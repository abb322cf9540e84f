import { useLayoutEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { hasModulesOf, useRouterRoutes } from "#app/router-internals.ts";
import { addressWithin, asksForNewTab } from "./address-within.ts";

/** A pointer that rests this long on a link is likely to press it. */
const intentMs = 100;

/** A click on a link of ours is followed without loading the page anew, and meant links are fetched ahead. */
export function FollowLinks() {
  const navigate = useNavigate();
  const routes = useRouterRoutes();
  const [pressedPath, setPressedPath] = useState<string | null>(null);
  // At once: from the moment a page is awake, no link loads it anew.
  useLayoutEffect(() => {
    const leave = new AbortController();
    let resting: ReturnType<typeof setTimeout> | undefined;
    const follow = (event: MouseEvent) => {
      const link = linkAt(event);
      if (link && asksForNewTab(event)) {
        event.preventDefault();
        window.open(link.href, "_blank", "noopener");
        return;
      }
      const address = link && !event.defaultPrevented ? addressWithin(link, event, location) : null;
      if (!link || address === null) return;
      event.preventDefault();
      void navigate(address, {
        // As browsers do: a page that leads to itself is not a step.
        replace: link.href === location.href,
        preventScrollReset: link.dataset.follow === "in-place",
      });
    };
    const fetchAhead = (event: Event) => {
      clearTimeout(resting);
      const link = linkAt(event);
      const address = link && addressWithin(link, plainClick, location);
      if (!address || !routes) return;
      resting = setTimeout(async () => {
        if (await hasModulesOf(address, routes)) setPressedPath(address);
      }, intentMs);
    };
    document.addEventListener("click", follow, leave);
    document.addEventListener("pointerover", fetchAhead, leave);
    document.addEventListener("focusin", fetchAhead, leave);
    return () => leave.abort();
  }, [navigate, routes]);
  return pressedPath && <PrefetchPageLinks page={pressedPath} />;
}

const plainClick = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

/** Texts are written by people who know nothing of `SiteLink`. */
function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>("a[href][data-follow], .prose a[href]")
    : null;
}
