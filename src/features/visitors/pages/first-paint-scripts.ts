import { signedInHereKey, staffHereKey } from "#platform/auth/sign-in-marks.ts";
import { colourSelectId, storedColourScheme } from "../rules/colour-scheme.ts";
import { consentKey } from "../rules/consent.ts";
import { storageKey } from "../rules/storage-keys.ts";
import { lastTakeover, takeoverRestMs } from "../rules/takeover.ts";
import { chooseButtonId } from "./consent-store.ts";

/*
 * Run in the browser, from their own text, before anything is shown: a page is the same for everybody, and what its visitor
 * has chosen is not seen to change.
 */

const stored = `localStorage.getItem("${storageKey}")`;

/** Chosen here, in another tab, or before the page came back from the browser's own cache. */
export const colourSchemeScript = `(() => {
  const show = (chosen) => {
    let theme = chosen;
    if (typeof chosen !== "string")
      try {
        const [, dark, light] = ${storedColourScheme}.exec(${stored}) || [];
        theme = dark ? "dark" : light ? "light" : "system";
      } catch {
        return;
      }
    const { dataset } = document.documentElement;
    if (theme === "system") delete dataset.theme;
    else dataset.theme = theme;
    const select = document.getElementById("${colourSelectId}");
    if (select) select.value = theme;
  };
  show();
  for (const event of ["DOMContentLoaded", "storage", "pageshow"]) addEventListener(event, show);
  window.showColours = show;
})()`;

const seenTakeover = `try {
  const [, seen] = ${lastTakeover}.exec(${stored}) || [];
  if (Date.now() - seen < ${takeoverRestMs}) document.documentElement.dataset.takeover = "seen";
} catch {}`;

/**
 * The question about cookies stands in every page, hidden: it is shown with the first paint where there is no answer that
 * can be read, and never to a member of staff. Its buttons work before the page is awake.
 */
const consentQuestion = `(() => {
  const { dataset } = document.documentElement;
  const ask = () => {
    let kept;
    try {
      if (sessionStorage["${signedInHereKey}"] || localStorage["${staffHereKey}"]) return;
      kept = JSON.parse(localStorage["${consentKey}"]);
    } catch {}
    if (typeof kept?.statistics === "boolean" && typeof kept.marketing === "boolean") delete dataset.consent;
    else dataset.consent ||= "asked";
  };
  ask();
  for (const event of ["storage", "pageshow"]) addEventListener(event, ask);
  addEventListener("click", ({ target }) => {
    if (target.closest("#${chooseButtonId}") && dataset.consent) dataset.consent = "choosing";
    const button = target.closest("[data-answer]");
    if (!button) return;
    const yes = button.dataset.answer === "yes";
    try {
      localStorage["${consentKey}"] = JSON.stringify({ statistics: yes, marketing: yes });
    } catch {}
    delete dataset.consent;
  });
})()`;

/** With the mark by which the page's policy knows its own scripts. */
export function withFirstPaintScripts(html: string, mark: string): string {
  const isTakeover = html.includes(' id="takeover-title"');
  const script = [colourSchemeScript, consentQuestion, ...(isTakeover ? [seenTakeover] : [])].join(";");
  return html.replace("<head>", (head) => `${head}<script nonce="${mark}">${script}</script>`);
}
