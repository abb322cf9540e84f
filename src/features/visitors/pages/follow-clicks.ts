import { openDataLayer } from "./track.ts";
import { trackClick, trackReceipt } from "./track-click.ts";

let isFollowing = false;

/**
 * One listener for the whole page, fetched with the first yes to statistics: whoever says no has none of it. It stays
 * for as long as the page does; `track` drops what is no longer allowed.
 */
export function followClicks(wasAllowedBefore: boolean): void {
  if (isFollowing) return;
  isFollowing = true;
  for (const type of ["click", "submit", "change"])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element) trackClick(type, target);
      },
      true,
    );
  openDataLayer();
  // A new yes tells nothing of what was done before it.
  if (wasAllowedBefore) trackReceipt();
}
