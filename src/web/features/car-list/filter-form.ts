import { useCallback, useDeferredValue, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { queryFromForm } from "#domain/filter/filter-form.ts";
import { askAhead } from "./answer-ahead.ts";
import type { ListingView } from "./listing-view.ts";

export const filterFormId = "filterform";

/** Where a form leads, without the fields that say nothing. */
export function addressOfForm(path: string, form: HTMLFormElement): string {
  const query = queryFromForm(new FormData(form)).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Where a text leads that is searched for as it stands. */
export function searchAddress(path: string, search: string): string {
  return `${path}?${new URLSearchParams({ search })}`;
}

/**
 * Every change of the filter is a step to another address. The form is the visitor's until the answer is there; then
 * it shows what the address asks, also after a step back. [LISTING-11]
 *
 * `settled` is what the form shows. What was chosen in the form stands there already, so the numbers beside all that
 * could be chosen next wait until the cars are shown. An answer to anything else (a search, a chip, a step back) is
 * shown in the form at once: its next change is made from what it shows.
 */
export function useFilterForm(view: ListingView) {
  const form = useRef<HTMLFormElement>(null);
  const askedByForm = useRef<string | null>(null);
  const navigate = useNavigate();
  const { path, address } = view;
  const later = useDeferredValue(view);
  const settled = askedByForm.current === address ? later : view;
  useEffect(() => {
    if (askedByForm.current !== address) askedByForm.current = null;
  }, [address]);
  useEffect(() => {
    // While a later change is on its way the form is the visitor's.
    const isUnderWay = askedByForm.current !== null && askedByForm.current !== settled.address;
    if (!isUnderWay) showWhatIsAsked(form.current);
  }, [settled]);
  const change = useCallback(
    (changed: EventTarget) => {
      if (!form.current) return;
      narrowOrWiden(changed);
      const asked = addressOfForm(path, form.current);
      askedByForm.current = asked;
      void askAhead(path, asked).then(() => {
        // Another change, or a step elsewhere, came in between.
        if (askedByForm.current === asked) return navigate(asked, { preventScrollReset: true });
      });
    },
    [navigate, path],
  );
  const stepBegun = useCallback((to: string) => {
    if (askedByForm.current !== to) askedByForm.current = null;
  }, []);
  return { form, change, settled, stepBegun };
}

function showWhatIsAsked(form: HTMLFormElement | null): void {
  form?.reset();
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLSelectElement) control.value = control.dataset.asked ?? "";
  }
}

/** A make that is ticked takes the place of its series, a series that of its make. */
function narrowOrWiden(changed: EventTarget): void {
  if (!(changed instanceof HTMLInputElement) || !changed.checked) return;
  const other = { brands: "series", series: "brands" }[changed.name];
  if (other === undefined) return;
  const make = changed.closest("[data-make]");
  for (const box of make?.querySelectorAll<HTMLInputElement>(`input[name=${other}]`) ?? [])
    box.checked = false;
}
