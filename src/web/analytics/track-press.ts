import type { TrackedEvent } from "#domain/analytics/events.ts";
import { eventOfForm, eventOfLink } from "./event-of-press.ts";
import { track } from "./track.ts";

/** [TRACK-4] [TRACK-5] */
export function trackPress(type: string, target: Element): void {
  const event = eventOf(type, target);
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
  const field = target.closest("#filterform") ? (target as HTMLInputElement).name : "";
  return field === "" ? null : { event: "filter", field };
}
