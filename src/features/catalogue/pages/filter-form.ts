import { useCallback, useDeferredValue, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { navigationStore } from "#platform/browser/navigation-store.ts";
import type { ListingView } from "./listing-view.ts";
import { fetchForNavigation } from "./prefetch-list.ts";
import { learnSeries, queryOfForm } from "./query-of-form.ts";
import { withQuery } from "./with-query.ts";

export const filterFormId = "filterform";

/** Where a form leads, without the fields that say nothing. */
export function addressOfForm(path: string, form: HTMLFormElement): string {
  return withQuery(path, queryOfForm(new FormData(form)));
}

/** Where a text leads that is searched for as it stands. */
export function searchAddress(path: string, search: string): string {
  return `${path}?${new URLSearchParams({ search: search.toLowerCase() })}`;
}

/**
 * Every change of the filter is a step to another address. The form is the visitor's until the answer is there; then
 * it shows what the address asks, also after a step back.
 *
 * `settled` is what the form shows. What was chosen in the form stands there already, so the numbers beside all that
 * could be chosen next wait until the cars are shown. An answer to anything else (a search, a chip, a step back) is
 * shown in the form at once: its next change is made from what it shows.
 */
export function useFilterForm(view: ListingView) {
  const form = useRef<HTMLFormElement>(null);
  /** What the form has asked for and not yet shown, the latest last. */
  const asked = useRef<readonly string[]>([]);
  const navigate = useNavigate();
  const { path, address } = view;
  const later = useDeferredValue(view);
  const deferred = asked.current.includes(address) ? later : view;
  const showsSeries = view.groups.some(
    (group) => group.kind === "makes" && group.makes.some(({ series }) => series.length > 0),
  );
  useEffect(() => {
    if (showsSeries) void learnSeries();
  }, [showsSeries]);
  useEffect(() => {
    // An answer to anything else ends all that was asked: somebody has gone elsewhere.
    asked.current = asked.current.includes(address)
      ? asked.current.slice(asked.current.indexOf(address) + 1)
      : [];
  }, [address]);
  useEffect(() => {
    // While a later change is on its way the form is the visitor's.
    const isInProgress = asked.current.length > 0 && asked.current.at(-1) !== deferred.address;
    if (!isInProgress) showWhatIsAsked(form.current);
  }, [deferred]);
  // The step that was chosen is given up: the form says again what the list shows.
  useEffect(
    () =>
      navigationStore.subscribe(({ problem }) => {
        if (problem !== "givenUp") return;
        asked.current = [];
        showWhatIsAsked(form.current);
      }),
    [],
  );
  const change = useCallback(
    (changed: EventTarget) => {
      if (!form.current) return;
      narrowOrWiden(changed);
      const nextAddress = addressOfForm(path, form.current);
      asked.current = [...asked.current, nextAddress];
      void fetchForNavigation(path, nextAddress).then(() => {
        if (asked.current.at(-1) === nextAddress) return navigate(nextAddress, { preventScrollReset: true });
      });
    },
    [navigate, path],
  );
  const navigationStarted = useCallback((to: string) => {
    if (!asked.current.includes(to)) asked.current = [];
  }, []);
  return { form, change, deferred, navigationStarted };
}

function showWhatIsAsked(form: HTMLFormElement | null): void {
  form?.reset();
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLSelectElement) control.value = control.dataset.asked ?? "";
    // A reset goes past React, which would take the next press on the box for no change.
    else if (control instanceof HTMLInputElement && isBox(control)) control.checked = control.defaultChecked;
  }
}

export const isBox = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

function narrowOrWiden(changed: EventTarget): void {
  if (!(changed instanceof HTMLInputElement) || !changed.checked) return;
  for (const box of otherOfMake(changed)) box.checked = false;
}

/** A make that is ticked takes the place of its series, a series that of its make. */
export function otherOfMake(ticked: HTMLInputElement): Iterable<HTMLInputElement> {
  const other = { brands: "series", series: "brands" }[ticked.name];
  const make = other && ticked.closest("[data-make]");
  return make ? make.querySelectorAll<HTMLInputElement>(`input[name=${other}]`) : [];
}
