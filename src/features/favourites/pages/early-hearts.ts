import { earlyHeartsKey } from "#features/visitors/rules/storage-keys.ts";

/**
 * Runs in the browser, from its own text, before anything is shown. A heart that is pressed while the page's code is on its
 * way fills at once, and its plate waits in the session: also for the next page, where somebody goes on before this one is awake.
 */
const listen = `(() => {
  const plates = new Set();
  let before = "";
  try {
    before = sessionStorage.${earlyHeartsKey} || "";
  } catch {}
  const press = (event) => {
    const heart = event.target.closest("[data-heart]");
    if (!heart) return;
    event.stopImmediatePropagation();
    const plate = heart.dataset.heart;
    const isOn = !plates.delete(plate);
    if (isOn) plates.add(plate);
    heart.setAttribute("aria-pressed", isOn);
    try {
      sessionStorage.${earlyHeartsKey} = [before, ...plates];
    } catch {}
  };
  addEventListener("click", press, true);
  window.${earlyHeartsKey} = () => {
    removeEventListener("click", press, true);
    return plates;
  };
})()`;

/** Only on pages that have hearts, with the mark by which the page's policy knows its own scripts. */
export function withEarlyHearts(html: string, mark: string): string {
  if (!html.includes(" data-heart=")) return html;
  return html.replace("<head>", (head) => `${head}<script nonce="${mark}">${listen}</script>`);
}
