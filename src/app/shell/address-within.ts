import { isSecretAddress } from "#core/secret-addresses.ts";

type Click = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;
type Place = Pick<HTMLAnchorElement, "origin" | "pathname" | "search" | "hash">;

/** Browsers open a new tab for ctrl or meta themselves; with alt they would save the page as a file. */
export function asksForNewTab({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && altKey && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * The address on this site that a click on a link asks for, or null when the browser should have it: another
 * site, another tab, another place on the same page, or the way to a page whose address is a key.
 */
export function addressWithin(
  link: Place & { target: string },
  click: Click,
  here: Omit<Place, "hash">,
): string | null {
  if (click.button !== 0 || click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return null;
  if (link.target !== "" || link.origin !== here.origin) return null;
  // Its document has a policy of its own, which a step within this one would go round.
  if (isSecretAddress(link) && !isSecretAddress(here)) return null;
  const isSamePage = link.pathname === here.pathname && link.search === here.search;
  return isSamePage && link.hash !== "" ? null : `${link.pathname}${link.search}${link.hash}`;
}
