import { X } from "lucide-react";
import { useMemo } from "react";
import { paths } from "#core/paths.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { withoutAdvertView, withoutAdvertViews } from "#features/visitors/rules/viewed-cars.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { CarLine } from "./car-line.tsx";
import { useBrowserState } from "./use-browser-state.ts";
import { useSavedCars } from "./use-saved-cars.ts";

const shownAmongCards = 4;

type RecentListProps = { isWithin?: boolean; isAmongCards?: boolean };

/** The newest first, as they are now. */
export function RecentList({ isWithin = false, isAmongCards = false }: RecentListProps) {
  const state = useBrowserState();
  const views = state?.history.advertViews;
  const savedPlates = useMemo(
    () =>
      views
        ?.toReversed()
        .slice(0, isAmongCards ? shownAmongCards : undefined)
        .map(({ licenseplate }) => ({ licenseplate, timestamp: 0 })) ?? null,
    [views, isAmongCards],
  );
  const { view } = useSavedCars(savedPlates);
  const cars = savedPlates?.length ? (view?.cars ?? []) : [];
  const searches = isWithin ? (state?.advertFilter.queryHistory ?? []) : [];
  if (cars.length === 0 && searches.length === 0) return null;
  if (isAmongCards) {
    return (
      <section aria-labelledby="tittade-nyss" className="border-y border-line-2 py-4">
        <div className="flex items-center justify-between gap-x-6">
          <h3 id="tittade-nyss" className="text-h4">
            Du tittade nyss på
          </h3>
          <ClearViews of="bilar du tittat på" />
        </div>
        <ul className="recent-line">
          {cars.map(({ plate, card }) => (
            <li key={plate}>
              <CarLine car={card} />
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return (
    <div className={isWithin ? "mt-8" : "page-width pb-(--ms-section)"}>
      {cars.length > 0 && (
        <section aria-labelledby="senast-visade">
          <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6">
            <h2 id="senast-visade" className="text-h3">
              Senast visade
            </h2>
            <ClearViews of="senast visade" />
          </div>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {cars.map(({ plate, card }) => (
              <li key={plate} className="flex items-center justify-between gap-2">
                <CarLine car={card} />
                <IconButton
                  icon={X}
                  label={`Ta bort ${card.name} ur senast visade`}
                  onClick={() => void forgetView(plate)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {searches.length > 0 && <EarlierSearches searches={searches} />}
    </div>
  );
}

function forgetView(plate: string): Promise<void> {
  return changeBrowserState((state) => ({ ...state, history: withoutAdvertView(state.history, plate) }));
}

function ClearViews({ of }: { of: string }) {
  return (
    <Button variant="ghost" size="sm" onClick={() => void clearViews()}>
      Rensa<span className="sr-only"> {of}</span>
    </Button>
  );
}

function clearViews(): Promise<void> {
  return changeBrowserState((state) => ({ ...state, history: withoutAdvertViews(state.history) }));
}

function EarlierSearches({ searches }: { searches: readonly string[] }) {
  return (
    <section aria-labelledby="senast-sokt" className="mt-8">
      <h2 id="senast-sokt" className="text-h3">
        Senast sökt
      </h2>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            <SiteLink
              to={paths.buy(new URLSearchParams({ search: search.toLowerCase() }))}
              className="inline-flex min-h-11 items-center underline underline-offset-2"
            >
              {search}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
