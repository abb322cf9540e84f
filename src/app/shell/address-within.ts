import { isSecretAddress } from "#core/secret-addresses.ts";

type Press = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;
type Place = Pick<HTMLAnchorElement, "origin" | "pathname" | "search" | "hash">;

/** Browsers open a new tab for ctrl or meta themselves; with alt they would save the page as a file. */
export function asksForNewTab({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button === 0 && altKey && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * The address on this site that a press on a link asks for, or null when the browser should have it: another
 * site, another tab, another place on the same page, or the way to a page whose address is a key.
 */
export function addressWithin(
  link: Place & { target: string },
  press: Press,
  here: Omit<Place, "hash">,
): string | null {
  if (press.button !== 0 || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null;
  if (link.target !== "" || link.origin !== here.origin) return null;
  // Its document has a policy of its own, which a step within this one would go round.
  if (isSecretAddress(link) && !isSecretAddress(here)) return null;
  const isSamePage = link.pathname === here.pathname && link.search === here.search;
  return isSamePage && link.hash !== "" ? null : `${link.pathname}${link.search}${link.hash}`;
}
