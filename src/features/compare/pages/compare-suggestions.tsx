import { useMemo } from "react";
import { paths } from "#core/paths.ts";
import { CarLine } from "#features/favourites/pages/car-line.tsx";
import { useBrowserState } from "#features/favourites/pages/use-browser-state.ts";
import { useSavedCars } from "#features/favourites/pages/use-saved-cars.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { maxCompared } from "../rules/compare-address.ts";

const maxShown = 6;

/** The cars that this browser has ticked, saved or looked at, with a way into the comparison. */
export function CompareSuggestions() {
  const state = useBrowserState();
  const ticked = state?.compare.compareCache.map(({ licenseplate }) => licenseplate) ?? [];
  const savedPlates = useMemo(() => {
    if (!state) return null;
    const saved = state.favorites.favoriteCars.toReversed();
    const viewed = state.history.advertViews.toReversed();
    const plates = [...new Set([...saved, ...viewed].map(({ licenseplate }) => licenseplate))];
    return plates.slice(0, maxShown).map((licenseplate) => ({ licenseplate, timestamp: 0 }));
  }, [state]);
  const { view } = useSavedCars(savedPlates);
  const cars = savedPlates?.length ? (view?.cars ?? []).filter((car) => car.state !== "sold") : [];
  const best = cars.slice(0, maxCompared).map(({ plate }) => plate);
  if (ticked.length === 0 && cars.length === 0) return null;
  return (
    <section aria-labelledby="dina-bilar" className="mt-8">
      <h2 id="dina-bilar" className="mb-4 text-h3">
        Bilar du har valt, sparat eller tittat på
      </h2>
      <div className="mb-5 flex flex-wrap gap-3">
        {ticked.length > 0 && (
          <ButtonLink to={paths.compare(ticked)}>
            {ticked.length === 1 ? "Fortsätt med bilen du valde" : `Jämför de ${ticked.length} du valde`}
          </ButtonLink>
        )}
        {best.length > 1 && (
          <ButtonLink to={paths.compare(best)} variant="secondary">
            Jämför de {best.length} senaste
          </ButtonLink>
        )}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {cars.map(({ plate, card }) => (
          <li key={plate} className="flex items-center justify-between gap-3">
            <CarLine car={card} />
            <ButtonLink to={paths.compare([...ticked.slice(-3), plate])} variant="ghost" size="sm">
              Jämför<span className="sr-only"> {card.name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
