import { CarCard } from "#features/cars/pages/car-card.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/state-panel.tsx";
import type { ListingView } from "./listing-view.ts";

/** No dead ends: what to give up, with the number of cars it gives, and the cars that come nearest. */
export function EmptyList({ view }: { view: ListingView }) {
  const { empty, alternatives, chips, clearTo, saveSearchTo } = view;
  if (chips.length === 0 || !empty) {
    return (
      <EmptyState title="Inga bilar just nu" heading="h3">
        Titta gärna in igen i morgon.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={empty.title}
      heading="h3"
      actions={
        <>
          {alternatives.map(({ text, to }, at) => (
            <ButtonLink key={to} to={to} {...(at > 0 && { variant: "secondary" as const })}>
              {text}
            </ButtonLink>
          ))}
          {(chips.length > 1 || alternatives.length === 0) && (
            <ButtonLink to={clearTo} variant="ghost">
              Rensa alla filter
            </ButtonLink>
          )}
          {saveSearchTo && (
            <ButtonLink to={saveSearchTo} variant="ghost">
              Bevaka sökningen i stället
            </ButtonLink>
          )}
        </>
      }
    >
      {empty.text}
    </EmptyState>
  );
}

/** Below none or few: what misses one thing, and by how much. */
export function NearMatches({ cars }: { cars: ListingView["nearMatches"] }) {
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby="nastan-ratt" className="mt-8">
      <h3 id="nastan-ratt" className="mb-4 text-h3">
        Nästan rätt
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
        {cars.map(({ car, miss }) => (
          <li key={car.path} className="near-match">
            <p>
              <strong>{miss}</strong>
            </p>
            <CarCard car={car} />
          </li>
        ))}
      </ul>
    </section>
  );
}
