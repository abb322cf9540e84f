import { X } from "lucide-react";
import { memo, type RefObject, useEffect, useRef } from "react";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { closesModal } from "#ui/modal.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { ChipRow } from "./chip-row.tsx";
import { filterFormId } from "./filter-form.ts";
import { FilterGroup } from "./filter-group.tsx";
import type { ListingView } from "./listing-view.ts";
import { usePrefetchOfChoices } from "./prefetch-choice.ts";
import { SheetProblem } from "./sheet-problem.tsx";

export const filterPanelId = "filter";

type FilterPanelProps = {
  view: ListingView;
  form: RefObject<HTMLFormElement | null>;
  change: (changed: EventTarget) => void;
};

/** Left as it is while the list is shown anew. */
export const FilterPanel = memo(Panel);

/** A column beside the list from 900 px, below that a sheet over it; the same form in both. */
function Panel({ view, form, change }: FilterPanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const prefetchOfChoices = usePrefetchOfChoices(form, view.path);
  useEffect(() => {
    const wide = matchMedia("(min-width: 56.25rem)");
    const close = () => panel.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);
  return (
    <dialog
      ref={panel}
      id={filterPanelId}
      closedby="any"
      aria-labelledby="filterrubrik"
      className="filter-column max-lg:modal max-lg:modal-sheet lg:sheet-in-page"
    >
      <form
        ref={form}
        id={filterFormId}
        action={view.path}
        // The address says what is ticked. A browser that kept it besides would note every field at each step.
        autoComplete="off"
        onChange={(event) => change(event.target)}
        {...prefetchOfChoices}
        onSubmit={(event) => {
          event.preventDefault();
          panel.current?.close();
        }}
        className="flex h-full flex-col"
      >
        <header className="flex min-h-15 items-center justify-between border-b border-line pr-2 pl-4 lg:min-h-10 lg:shrink-0 lg:px-0">
          <h2 id="filterrubrik" className="text-h3">
            Filter
          </h2>
          {view.chips.length > 0 && (
            <SiteLink
              to={view.clearTo}
              follow="in-place"
              className="-mr-3 inline-flex min-h-11 items-center rounded-sm px-3 text-sm font-semibold text-link hover:bg-hover max-lg:hidden"
            >
              Rensa alla
            </SiteLink>
          )}
          <span className="lg:hidden">
            <IconButton icon={X} label="Stäng filter" {...closesModal(filterPanelId)} />
          </span>
        </header>
        {view.chips.length > 0 && (
          <div className="overflow-x-auto border-b border-line px-4 py-3 scrollbar-none lg:hidden">
            <ChipRow chips={view.chips} />
          </div>
        )}
        {/* A line stands above already. */}
        <div className="filter-groups flex-1 overflow-y-auto px-4 [&>details:first-of-type]:border-t-0">
          {view.hidden.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {view.groups.map((group) => (
            <FilterGroup key={group.title} group={group} />
          ))}
        </div>
        <SheetProblem />
        <footer className="flex gap-2.5 border-t border-line bg-surface px-4 pt-3 pb-[calc(.75rem+env(safe-area-inset-bottom))] shadow-2 lg:hidden">
          <ButtonLink to={view.clearTo} variant="secondary">
            Rensa
          </ButtonLink>
          <Button type="submit" block>
            Visa {carCountText(view.total)}
          </Button>
        </footer>
        <noscript>
          <div className="pt-4 max-lg:hidden">
            <Button type="submit" block>
              Visa bilar
            </Button>
          </div>
        </noscript>
      </form>
    </dialog>
  );
}
