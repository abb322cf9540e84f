import type { TrackedEvent } from "../rules/events.ts";
import { eventOfForm, eventOfLink, eventOfReceipt } from "./event-of-click.ts";
import { track } from "./track.ts";

/** Some of its controls stand outside it: the sort order, the way of paying. */
const filterFormId = "filterform";

export function trackClick(type: string, target: Element): void {
  const event = eventOf(type, target);
  if (event) track(event);
}

/** What was sent on the page before; a receipt that is loaded again tells nothing. */
export function trackReceipt(): void {
  const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isDrive = document.querySelector("[data-receipt=drive]") !== null;
  const event = loaded?.type === "navigate" ? eventOfReceipt(loaded.name, isDrive) : null;
  if (event) track(event);
}

function eventOf(type: string, target: Element): TrackedEvent | null {
  if (type === "submit") return target instanceof HTMLFormElement ? eventOfSent(target) : null;
  if (type === "change") return eventOfChange(target);
  const link = target.closest("a");
  const source = link?.closest<HTMLElement>("[data-source]")?.dataset.source ?? null;
  return link?.href ? eventOfLink({ address: link.href, source }) : null;
}

function eventOfSent(form: HTMLFormElement): TrackedEvent | null {
  return eventOfForm(form.action, [...new FormData(form).keys()]);
}

/** Which part of the filter is used; what was chosen stays with the visitor. */
function eventOfChange(target: Element): TrackedEvent | null {
  const { form, name } = target as HTMLInputElement;
  return form?.id === filterFormId && name ? { event: "filter", field: name } : null;
}
