import { useEffect } from "react";
import { useLocation } from "react-router";
import {
  askForConsent,
  chooseButtonId,
  consentButtonId,
  saveConsent,
} from "#features/visitors/pages/consent-store.ts";
import { fullConsent, noConsent } from "#features/visitors/rules/consent.ts";
import { isActivePath } from "#ui/is-active-path.ts";
import { knowsCommands } from "#ui/modal.ts";

/** The parts whose HTML is the server's (static-html.ts). */
export const staticParts = {
  banner: "svarstider",
  navigation: "huvudmeny",
  menu: "meny",
  account: "konto",
  footer: "sidfot",
  consent: "samtycke",
} as const;

const marked = `#${staticParts.navigation} a, #${staticParts.menu} a`;

/**
 * What happens in the parts of the shell that React does not know: the link to the page that is shown is marked, a click
 * on a link closes what it stands in, and so does the focus that leaves a popover.
 */
export function StaticClicks() {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(marked))
      if (isActivePath(link.getAttribute("href") ?? "", pathname)) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
  }, [pathname]);
  useEffect(() => {
    const leave = new AbortController();
    document.addEventListener("click", handleClick, leave);
    document.addEventListener("focusout", closeWhenLeft, leave);
    document.addEventListener("change", chooseColours, leave);
    chooseMissed();
    if (document.documentElement.dataset.consent === "choosing") askForConsent();
    return () => leave.abort();
  }, []);
  return null;
}

function handleClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  if (target.closest(`#${consentButtonId}, #${chooseButtonId}`)) askForConsent();
  const answer = target.closest<HTMLElement>("[data-answer]")?.dataset.answer;
  if (answer) saveConsent(answer === "yes" ? fullConsent : noConsent);
  const closes = knowsCommands() ? "a" : ":is(a, button)";
  target.closest(`#${staticParts.menu} ${closes}`)?.closest("dialog")?.close();
  target.closest("a")?.closest<HTMLElement>("[popover]")?.hidePopover();
}

/** The footer has no other list. */
function chooseColours({ target }: Pick<Event, "target">): void {
  if (target instanceof HTMLSelectElement && target.closest(`#${staticParts.footer}`))
    void import("#features/visitors/pages/choose-colours.ts").then((part) =>
      part.chooseColours(target.value),
    );
}

/** Who was quicker than the page: the list says another than what is shown. */
function chooseMissed(): void {
  const target = document.querySelector<HTMLSelectElement>(`#${staticParts.footer} select`);
  if (target && target.value !== (document.documentElement.dataset.theme ?? "system"))
    chooseColours({ target });
}

/** Tab past its last row: what is behind the popover must not hold the focus unseen. */
function closeWhenLeft({ target, relatedTarget: next }: FocusEvent): void {
  const panel = target instanceof Element ? target.closest<HTMLElement>("[popover]") : null;
  if (panel && next instanceof Node && !panel.contains(next)) panel.hidePopover();
}
