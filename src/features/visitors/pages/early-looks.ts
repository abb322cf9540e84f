import { colourSelectId, storedColourScheme } from "../rules/colour-scheme.ts";
import { storageKey } from "../rules/storage-keys.ts";
import { lastTakeover, takeoverRestMs } from "../rules/takeover.ts";

/*
 * Run in the browser, from their own text, before anything is shown: a page is the same for everybody, and what its visitor
 * has chosen is not seen to change.
 */

const stored = `localStorage.getItem("${storageKey}")`;

/** Chosen here, in another tab, or before the page came back from the browser's own cache. */
export const chosenColours = `(() => {
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

/** With the mark by which the page's policy knows its own scripts. */
export function withEarlyLooks(html: string, mark: string): string {
  const isTakeover = html.includes(' id="takeover-title"');
  const script = isTakeover ? `${chosenColours};${seenTakeover}` : chosenColours;
  return html.replace("<head>", (head) => `${head}<script nonce="${mark}">${script}</script>`);
}
