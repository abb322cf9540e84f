import { memo, type ReactNode, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { CarGrid } from "#features/cars/pages/car-grid.tsx";
import { useOpenCard } from "#features/cars/pages/open-card.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { LazyTray } from "#features/compare/pages/lazy-tray.tsx";
import { RecentTraces } from "#features/favourites/pages/recent-traces.tsx";
import { LazyExitPopup } from "#features/visitors/pages/lazy-exit-popup.tsx";
import { partIds } from "#platform/pages/painted-with.ts";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { CreditBlock } from "./credit-block.tsx";
import { EmptyList, NearMatches } from "./empty-list.tsx";
import { filterFormId, useFilterForm } from "./filter-form.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { HowWeSort, WhyThisOrder } from "./how-we-sort.tsx";
import { pageAddress, shownRangeText } from "./list-texts.ts";
import { FilterButton, PaymentTool, SortTool, WatchSearch } from "./list-tools.tsx";
import type { ListingView } from "./listing-view.ts";
import { ReadingRow } from "./reading-row.tsx";
import { useFocusOnResults, useReturnFocus } from "./return-focus.ts";
import { SearchBar } from "./search-bar.tsx";
import "./listing.css";

type CarListProps = {
  view: ListingView;
  title: string;
  lead?: string;
  crumbs: Crumb[];
  suggestionsFrom: string;
  children?: ReactNode;
};

const resultsId = "bilarna";

/** Rendered anew for another answer, not while one is waited for. */
export const CarList = memo(List);

/** A stock that can be searched, filtered, sorted and paged through; the address says all of it. */
function List({ view, title, lead, crumbs, suggestionsFrom, children }: CarListProps) {
  const { form, change, deferred, navigationStarted } = useFilterForm(view);
  const recordFollowed = useReturnFocus();
  const openCard = useOpenCard();
  const { heading, notePaged } = useFocusOnResults(view);
  return (
    <>
      <div className="bg-surface pb-1 lg:pt-5 lg:pb-4">
        <div className="page-width">
          <Breadcrumb crumbs={crumbs} />
          <h1 className="text-h1 max-lg:-mt-1 lg:mt-1.5">{title}</h1>
          {lead && <p className="mt-3 max-w-text text-lg text-pretty text-ink-2">{lead}</p>}
        </div>
      </div>
      {/* On a phone no box is around it: it stays under the header for as long as there is a list. */}
      <div className="bg-surface max-lg:sticky max-lg:top-15 max-lg:z-(--ms-z-sticky) max-lg:border-b max-lg:border-line max-lg:py-1">
        <div className="page-width flex gap-2 max-lg:relative">
          <SearchBar view={view} suggestionsFrom={suggestionsFrom} />
          <FilterButton chosen={view.chips.filter(({ isUnread }) => !isUnread).length} />
        </div>
      </div>
      <div className="border-b border-line bg-surface pb-2.5 lg:pb-6">
        <div className="page-width">
          <ReadingRow view={view} />
        </div>
      </div>
      <div className="page-width grid gap-x-7 pb-(--ms-section) lg:grid-cols-[16rem_minmax(0,1fr)] lg:pt-7 xl:grid-cols-[17.75rem_minmax(0,1fr)] xl:gap-x-10">
        <a
          href={`#${resultsId}`}
          className="sr-only rounded-sm bg-surface font-semibold focus:not-sr-only focus:absolute focus:z-(--ms-z-bar) focus:px-4 focus:py-3 max-lg:hidden"
        >
          Hoppa till bilarna
        </a>
        <FilterPanel view={deferred} form={form} change={change} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only looks at which link is followed, however it is. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: links click for keys too. */}
        <div
          className="min-w-0"
          onClick={(event) => {
            recordFollowed(event.target);
            openCard(event);
          }}
        >
          <div className="flex items-center gap-x-2 max-lg:my-2 max-lg:min-h-10 lg:mb-5 lg:flex-wrap lg:gap-3">
            <h2
              ref={heading}
              id={resultsId}
              tabIndex={-1}
              className="scroll-mt-32 text-h3 whitespace-nowrap lg:scroll-mt-24"
            >
              {carCountText(view.total)}
              {view.page > 1 && (
                <span className="sr-only">
                  , sida {view.page} av {view.lastPage}
                </span>
              )}
            </h2>
            {view.isExplained && view.total > 0 && <WhyThisOrder />}
            <div className="ml-auto flex min-w-0 items-center gap-x-1 lg:gap-x-3">
              {view.saveSearchTo && <WatchSearch to={view.saveSearchTo} />}
              <PaymentTool view={view} change={change} />
              <SortTool view={view} change={change} />
              <noscript>
                <Button type="submit" form={filterFormId} variant="secondary" size="sm">
                  Sortera
                </Button>
              </noscript>
            </div>
          </div>
          <Announcement text={carCountText(view.total)} />
          <NavigationObserver onStart={navigationStarted} />
          {view.credit && <CreditBlock credit={view.credit} />}
          <div id={partIds.cars}>
            {view.total === 0 ? (
              <EmptyList view={view} />
            ) : (
              <CarGrid cars={view.cars} between={<RecentTraces isAmongCards />} />
            )}
            <NearMatches cars={view.nearMatches} />
            {view.total === 0 && <RecentTraces isWithin />}
          </div>
          <div className="mt-8 flex flex-wrap items-center justify-center gap-5 sm:justify-between">
            <p className="text-sm text-ink-2">{shownRangeText(view)}</p>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: only notes which link is followed. */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: links click for keys too. */}
            <div className="max-sm:w-full" onClick={(event) => notePaged(event.target)}>
              <Pagination
                page={view.page}
                lastPage={view.lastPage}
                addressOf={(page) => pageAddress(view.address, page)}
              />
            </div>
          </div>
          <HowWeSort view={view} />
        </div>
      </div>
      {children}
      <LazyTray />
      <LazyExitPopup saveSearchTo={view.saveSearchTo} />
    </>
  );
}

/** By itself, so that the list is not rendered anew each time a step begins. */
function NavigationObserver({ onStart }: { onStart: (to: string) => void }) {
  const { location } = useNavigation();
  useEffect(() => {
    if (location) onStart(location.pathname + location.search);
  }, [location, onStart]);
  return null;
}

/** The number of cars is read out once it has come to rest, and not at all when the page is new. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  const [message, setMessage] = useState("");
  useEffect(() => {
    const rest = setTimeout(() => setMessage((before) => (before === "" && text === first ? "" : text)), 500);
    return () => clearTimeout(rest);
  }, [text, first]);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
