import { useState } from "react";
import { paths } from "#core/paths.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { ComparePanel } from "#features/compare/pages/compare-panel.tsx";
import { markerIn } from "#features/visitors/rules/signed-in-marker.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { CardSkeleton, Waiting } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/state-panel.tsx";
import { type FavoriteOrder, favoriteOrders, inFavoriteOrder } from "../rules/favorite-order.ts";
import type { FavoritesVisit } from "../rules/favorite-visits.ts";
import type { Favorite } from "../rules/favorites.ts";
import { DevicesPanel } from "./devices-panel.tsx";
import { FavoriteRow, UnknownRow } from "./favorite-row.tsx";
import { RecentTraces } from "./recent-traces.tsx";
import type { SavedCarView } from "./saved-car-view.ts";
import { SharePanel } from "./share-panel.tsx";
import { SinceLastVisit } from "./since-last-visit.tsx";
import { useBrowserState } from "./use-browser-state.ts";
import { useFollowedCars } from "./use-followed-cars.ts";
import { useRecordedVisit, useVisitBefore } from "./use-last-visit.ts";
import { useSavedCars } from "./use-saved-cars.ts";
import "./favorites.css";

const crumbs = [{ label: "Start", to: paths.home() }, { label: "Favoriter" }];

/** The cars that this browser has saved, as they are now. What is below has its place from the first paint. */
export function FavoritesPage({ carCount }: { carCount: string }) {
  const favorites = useBrowserState()?.favorites ?? null;
  const [order, setOrder] = useState<FavoriteOrder>("senast-sparade");
  const saved = favorites?.favoriteCars ?? null;
  const before = useVisitBefore(favorites);
  const { view, refresh } = useSavedCars(saved, before?.at);
  useRecordedVisit(view && !view.isFailed ? view.cars : null);
  const message = useFollowedCars(view, refresh);
  // The page is the same for everybody: whose it is shows with the cars.
  const isSignedIn = saved !== null && markerIn(document.cookie) !== null;
  const known = new Map(view?.cars.map((car) => [car.plate, car]));
  return (
    <div className="page-width min-h-dvh pt-3 pb-(--ms-section) lg:pt-5">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-1 mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-h1">Favoriter</h1>
          <p className="mt-1.5 text-ink-2">
            {saved && saved.length > 0 && `${carCountText(saved.length)}. `}
            {isSignedIn
              ? "Sparade på alla enheter där du är inloggad."
              : "Sparade i den här webbläsaren, utan konto."}
          </p>
        </div>
        {saved && saved.length > 1 && (
          <div className="favorites-order">
            <Select
              size="sm"
              aria-label="Sortera"
              value={order}
              onChange={(event) => setOrder(event.target.value as FavoriteOrder)}
            >
              {Object.entries(favoriteOrders).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {message}
      </p>
      <noscript>
        <Notice>
          Favoriterna ligger i din webbläsare och visas med JavaScript, som är avstängt. Varje bil har en egen
          adress: lägg annonsen som bokmärke, så hittar du tillbaka.
        </Notice>
      </noscript>
      {view?.isFailed && (
        <div className="mb-4">
          <ErrorState
            title="Bilarna kunde inte hämtas"
            actions={
              <Button variant="secondary" size="sm" onClick={refresh}>
                Försök igen
              </Button>
            }
          >
            Dina favoriter är kvar i webbläsaren.
          </ErrorState>
        </div>
      )}
      <div className="favorites-columns">
        <FavoriteList
          {...{ saved, known, order, before, carCount, isAnswered: view !== null && !view.isFailed }}
        />
        {saved && saved.length > 0 && (
          <div className="grid gap-6">
            <ComparePanel />
            <SharePanel shared={favorites?.shared} />
            <DevicesPanel isSignedIn={isSignedIn} />
          </div>
        )}
      </div>
    </div>
  );
}

type FavoriteListProps = {
  saved: readonly Favorite[] | null;
  known: ReadonlyMap<string, SavedCarView>;
  order: FavoriteOrder;
  before: FavoritesVisit | null;
  carCount: string;
  isAnswered: boolean;
};

function FavoriteList({ saved, known, order, before, carCount, isAnswered }: FavoriteListProps) {
  if (saved?.length === 0)
    return (
      <div>
        <NothingSaved carCount={carCount} />
        <RecentTraces isWithin />
      </div>
    );
  if (!saved || (known.size === 0 && !isAnswered)) return <PendingList />;
  const newestFirst = saved.toReversed();
  const cars = newestFirst.flatMap((favorite) => {
    const car = known.get(favorite.licenseplate);
    return car ? [{ ...car, favorite }] : [];
  });
  const unknown = isAnswered ? newestFirst.filter(({ licenseplate }) => !known.has(licenseplate)) : [];
  return (
    <div>
      {before && <SinceLastVisit before={before} cars={cars} />}
      <ul className="grid gap-4">
        {inFavoriteOrder(cars, order).map((car) => (
          <li key={car.plate}>
            <FavoriteRow car={car} favorite={car.favorite} />
          </li>
        ))}
        {unknown.map((favorite) => (
          <li key={favorite.licenseplate}>
            <UnknownRow favorite={favorite} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PendingList() {
  return (
    <div className="noscript:hidden">
      <Waiting>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </div>
      </Waiting>
    </div>
  );
}

function NothingSaved({ carCount }: { carCount: string }) {
  return (
    <EmptyState
      title="Inga sparade bilar än"
      actions={<ButtonLink to={paths.buy()}>Sök bland {carCount} bilar</ButtonLink>}
    >
      Tryck på hjärtat på en bil, så ligger den här med pris, anteckning och besked om den säljs. Det kostar
      inget och kräver inget konto.
    </EmptyState>
  );
}
