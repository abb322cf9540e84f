import { choiceFormId, readAgainField } from "./proposal-view.ts";

/** So long nobody types or drags before the choice is told. */
const restMs = 150;
/** Without a line to the server the page is asked this often. */
const pollMs = 15_000;

/**
 * Tells each choice as it is made, and takes over what the page answers: what is marked `data-part`. Where another version has
 * come, or the proposal is over, the whole page is another one.
 */
export function followProposal(place: HTMLElement, signal: AbortSignal): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  let reading = new AbortController();
  /** From the choice until it is answered: what the page said before it would undo it. */
  let isTelling = false;
  let isToBeRead = false;

  async function take(asked: () => Promise<Response>): Promise<void> {
    const answer = await asked();
    // A wrong field is answered by the page too.
    if (!answer.ok && answer.status !== 422 && answer.status !== 409) return;
    takeOver(place, new DOMParser().parseFromString(await answer.text(), "text/html"));
  }
  const pageOf = () => place.querySelector<HTMLFormElement>("form[method=post]")?.getAttribute("action");
  const read = () => {
    isToBeRead = isTelling;
    if (isTelling) return;
    reading.abort();
    reading = new AbortController();
    const init: RequestInit = { signal: AbortSignal.any([signal, reading.signal]), cache: "no-store" };
    void take(() => fetch(`${location.pathname}?${readAgainField}=1`, init)).catch(() => {});
  };
  const isTold = () => {
    isTelling = false;
    if (isToBeRead) read();
  };
  const send = () => {
    const form = document.getElementById(choiceFormId);
    const page = pageOf();
    if (!(form instanceof HTMLFormElement) || !page) return isTold();
    const mine = new AbortController();
    asking = mine;
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    void take(() => fetch(page, { method: "POST", body, signal: AbortSignal.any([signal, mine.signal]) }))
      .catch(() => {})
      .finally(() => {
        // Another choice has been made meanwhile, and is told by itself.
        if (!mine.signal.aborted) isTold();
      });
  };
  const tell = () => {
    reading.abort();
    asking.abort();
    isTelling = true;
    clearTimeout(rest);
    rest = setTimeout(send, restMs);
  };

  place.addEventListener(
    "input",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const typed = place.querySelector<HTMLInputElement>("#insats");
      if (target.matches("[data-range]") && typed) {
        // The browser's own words, until the page answers with ours: those would weigh on every advert as a file apart.
        typed.value = target.valueAsNumber.toLocaleString("sv-SE");
        target.setAttribute("aria-valuetext", `${typed.value} kr`);
        tell();
      } else if (target.form?.id === choiceFormId) tell();
    },
    { signal },
  );
  place.addEventListener(
    "submit",
    (event) => {
      if ((event.target as HTMLElement).id !== choiceFormId) return;
      event.preventDefault();
      tell();
    },
    { signal },
  );
  wake(place);
  listen(place, read, signal);
  signal.addEventListener("abort", () => clearTimeout(rest));
}

/** The slider needs script, the button does not. */
function wake(place: HTMLElement): void {
  place.querySelector("[data-range]")?.removeAttribute("hidden");
  place.querySelector("[data-plain]")?.setAttribute("hidden", "");
}

/** One line to the server while the page is looked at; where there is none, by the clock. */
function listen(place: HTMLElement, read: () => void, signal: AbortSignal): void {
  const address = place.querySelector<HTMLElement>("[data-live]")?.dataset.live;
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
  const seen = () => {
    if (document.hidden) return close();
    open();
  };
  open();
  document.addEventListener("visibilitychange", seen, { signal });
  addEventListener("pagehide", close, { signal });
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    close();
  });
}

function takeOver(place: HTMLElement, answer: Document): void {
  const [shown, next] = [place, answer].map((whole) => whole.querySelector<HTMLElement>("[data-proposal]"));
  if (!shown || !next) return;
  if (shown.dataset.proposal !== next.dataset.proposal) {
    shown.replaceWith(next);
    wake(place);
    return;
  }
  for (const part of shown.querySelectorAll<HTMLElement>("[data-part]")) {
    const told = next.querySelector(`[data-part="${part.dataset.part}"]`)?.innerHTML;
    if (told !== undefined && told !== part.innerHTML) part.innerHTML = told;
  }
  // Another tab, or another car, may have moved them; who is at a control is not disturbed.
  for (const control of shown.querySelectorAll<HTMLInputElement>(
    "#insats, [data-range], [name=bil], [name=manader], [name=tidigare]",
  )) {
    const told = next.querySelector<HTMLInputElement>(selectorOf(control));
    if (!told) continue;
    control.toggleAttribute("aria-invalid", told.hasAttribute("aria-invalid"));
    if (control.type === "range") {
      control.min = told.min;
      control.max = told.max;
    }
    if (control === document.activeElement && control.type !== "radio") continue;
    if (control.type === "radio") control.checked = told.checked;
    else control.value = told.value;
  }
}

function selectorOf({ id, name, value, type }: HTMLInputElement): string {
  if (type === "range") return "[data-range]";
  if (id !== "") return `#${id}`;
  return type === "radio" ? `[name="${name}"][value="${value}"]` : `[name="${name}"]`;
}
