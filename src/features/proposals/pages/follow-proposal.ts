import { trustedHtml } from "#core/text/trusted-html.ts";
import { choiceFormId, readAgainField } from "./proposal-view.ts";

/** So long nobody types or drags before the choice is told. */
const restMs = 150;
/** Without a line to the server the page is asked this often. */
const pollMs = 15_000;

/**
 * Tells each choice as it is made, and takes over what the page answers: what is marked `data-part`. Where another version has
 * come, or the proposal is over, the whole page is another one.
 */
export function followProposal(element: HTMLElement, signal: AbortSignal): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  let reading = new AbortController();
  /** From the choice until it is answered: what the page said before it would undo it. */
  let isReporting = false;
  let isToBeRead = false;

  async function update(asked: () => Promise<Response>): Promise<void> {
    const response = await asked();
    // A wrong field is answered by the page too.
    if (!response.ok && response.status !== 422 && response.status !== 409) return;
    replaceContent(element, new DOMParser().parseFromString(trustedHtml(await response.text()), "text/html"));
  }
  const pageOf = () => element.querySelector<HTMLFormElement>("form[method=post]")?.getAttribute("action");
  const read = () => {
    isToBeRead = isReporting;
    if (isReporting) return;
    reading.abort();
    reading = new AbortController();
    const init: RequestInit = { signal: AbortSignal.any([signal, reading.signal]), cache: "no-store" };
    void update(() => fetch(`${location.pathname}?${readAgainField}=1`, init)).catch(() => {});
  };
  const isNotified = () => {
    isReporting = false;
    if (isToBeRead) read();
  };
  const send = () => {
    const form = document.getElementById(choiceFormId);
    const page = pageOf();
    if (!(form instanceof HTMLFormElement) || !page) return isNotified();
    const mine = new AbortController();
    asking = mine;
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    void update(() => fetch(page, { method: "POST", body, signal: AbortSignal.any([signal, mine.signal]) }))
      .catch(() => {})
      .finally(() => {
        // Another choice has been made meanwhile, and is told by itself.
        if (!mine.signal.aborted) isNotified();
      });
  };
  const notify = () => {
    reading.abort();
    asking.abort();
    isReporting = true;
    clearTimeout(rest);
    rest = setTimeout(send, restMs);
  };

  element.addEventListener(
    "input",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const input = element.querySelector<HTMLInputElement>("#insats");
      if (target.matches("[data-range]") && input) {
        // The browser's own words, until the page answers with ours: those would weigh on every advert as a file apart.
        input.value = target.valueAsNumber.toLocaleString("sv-SE");
        target.setAttribute("aria-valuetext", `${input.value} kr`);
        notify();
      } else if (target.form?.id === choiceFormId) notify();
    },
    { signal },
  );
  element.addEventListener(
    "submit",
    (event) => {
      if ((event.target as HTMLElement).id !== choiceFormId) return;
      event.preventDefault();
      notify();
    },
    { signal },
  );
  enhance(element);
  listen(element, read, signal);
  signal.addEventListener("abort", () => clearTimeout(rest));
}

/** The slider needs script, the button does not. */
function enhance(element: HTMLElement): void {
  element.querySelector("[data-range]")?.removeAttribute("hidden");
  element.querySelector("[data-plain]")?.setAttribute("hidden", "");
}

/** One line to the server while the page is looked at; where there is none, by the clock. */
function listen(element: HTMLElement, read: () => void, signal: AbortSignal): void {
  const address = element.querySelector<HTMLElement>("[data-live]")?.dataset.live;
  if (address === undefined) return;
  let source: EventSource | null = null;
  const close = () => {
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    if (document.hidden) return;
    source = new EventSource(address);
    source.addEventListener("moved", read);
    // What happened between the page and the line.
    source.addEventListener("open", read);
  };
  const timer = setInterval(() => {
    if (!document.hidden && source?.readyState !== EventSource.OPEN) read();
  }, pollMs);
  const onVisibilityChange = () => {
    if (document.hidden) return close();
    open();
  };
  open();
  document.addEventListener("visibilitychange", onVisibilityChange, { signal });
  addEventListener("pagehide", close, { signal });
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    close();
  });
}

function replaceContent(element: HTMLElement, response: Document): void {
  const [shown, next] = [element, response].map((whole) =>
    whole.querySelector<HTMLElement>("[data-proposal]"),
  );
  if (!shown || !next) return;
  if (shown.dataset.proposal !== next.dataset.proposal) {
    shown.replaceWith(next);
    enhance(element);
    return;
  }
  for (const part of shown.querySelectorAll<HTMLElement>("[data-part]")) {
    const newHtml = next.querySelector(`[data-part="${part.dataset.part}"]`)?.innerHTML;
    if (newHtml !== undefined && newHtml !== part.innerHTML) part.innerHTML = trustedHtml(newHtml);
  }
  // Another tab, or another car, may have moved them; who is at a control is not disturbed.
  for (const control of shown.querySelectorAll<HTMLInputElement>(
    "#insats, [data-range], [name=bil], [name=manader], [name=tidigare]",
  )) {
    const newControl = next.querySelector<HTMLInputElement>(selectorOf(control));
    if (!newControl) continue;
    control.toggleAttribute("aria-invalid", newControl.hasAttribute("aria-invalid"));
    if (control.type === "range") {
      control.min = newControl.min;
      control.max = newControl.max;
    }
    if (control === document.activeElement && control.type !== "radio") continue;
    if (control.type === "radio") control.checked = newControl.checked;
    else control.value = newControl.value;
  }
}

function selectorOf({ id, name, value, type }: HTMLInputElement): string {
  if (type === "range") return "[data-range]";
  if (id !== "") return `#${id}`;
  return type === "radio" ? `[name="${name}"][value="${value}"]` : `[name="${name}"]`;
}
