import { trustedHtml } from "#core/text/trusted-html.ts";

/** So long nobody types or drags before the page is asked. */
const restMs = 150;

/**
 * Asks the page itself what the form as it stands would give, and takes over what is marked to follow (`data-part`). The
 * controls are never touched, so that nobody is interrupted; the address follows, for whoever shares or reloads.
 */
export function followChoices(element: HTMLElement, signal: AbortSignal): void {
  const form = element.querySelector<HTMLFormElement>("#kalkyl");
  if (!form) return;
  // Paper needs script.
  element.querySelector("[data-print]")?.removeAttribute("hidden");
  let rest: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  async function ask(to: string) {
    asking.abort();
    asking = new AbortController();
    const response = await fetch(to, { signal: AbortSignal.any([signal, asking.signal]) });
    if (!response.ok) return;
    replaceContent(element, new DOMParser().parseFromString(trustedHtml(await response.text()), "text/html"));
    history.replaceState(history.state, "", to);
  }

  const count = () => {
    clearTimeout(rest);
    rest = setTimeout(() => void ask(addressOf(form)).catch(() => {}), restMs);
  };
  // Controls outside the form belong to it by their `form` attribute: their events pass here too.
  const recordChange = (event: Event) => {
    if ((event.target as HTMLInputElement).form === form) count();
  };
  element.addEventListener("input", recordChange, { signal });
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      count();
    },
    { signal },
  );
  signal.addEventListener("abort", () => clearTimeout(rest));
  // What was chosen before the script came.
  const isAsGiven = [...form.elements].every(
    (control) =>
      !(control instanceof HTMLInputElement) ||
      (control.value === control.defaultValue && control.checked === control.defaultChecked),
  );
  if (!isAsGiven) count();
}

/** Only what was filled in: what is left empty is as usual. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value !== "") query.append(name, value);
  return `${form.getAttribute("action")}?${query}`;
}

function replaceContent(element: HTMLElement, response: Document): void {
  for (const part of element.querySelectorAll<HTMLElement>("[data-part]")) {
    const next = response.querySelector(`[data-part="${part.dataset.part}"]`)?.innerHTML;
    if (next !== undefined && next !== part.innerHTML) part.innerHTML = trustedHtml(next);
  }
  for (const control of element.querySelectorAll<HTMLInputElement>("input[id]")) {
    const next = response.getElementById(control.id);
    if (!(next instanceof HTMLInputElement)) continue;
    control.placeholder = next.placeholder;
    if (next.hasAttribute("aria-invalid")) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
  }
}
