import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { queryFromForm } from "#domain/filter/filter-form.ts";
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
 */
export function useFilterForm(view: ListingView) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { path } = view;
  useEffect(() => {
    // Runs for every answer, though only the fact that there is a new one matters.
    if (view) showWhatIsAsked(form.current);
  }, [view]);
  const change = useCallback(
    (changed: EventTarget) => {
      if (!form.current) return;
      narrowOrWiden(changed);
      void navigate(addressOfForm(path, form.current), { preventScrollReset: true });
    },
    [navigate, path],
  );
  return { form, change };
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
