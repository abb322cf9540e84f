import { Fragment, type ReactNode, useDeferredValue } from "react";
import { CarCard } from "./car-card.tsx";
import type { CarCardView } from "./car-card-view.ts";

/**
 * The first row of a large screen, and more than a phone shows: their pictures are fetched at once, the others when
 * they are near, and when the list changes these cards are rendered first and the others right after.
 */
const firstCards = 3;

/** Two rows of a large screen. */
const cardsBefore = 6;

type CarGridProps = {
  cars: CarCardView[];
  /** Stands among the cards where there are more than these. */
  between?: ReactNode;
};

/**
 * Three beside the filter, two or one where there is less room. A card belongs to its place in the list: another list
 * writes other words into the cards that stand there, which takes a fraction of the time of drawing new ones.
 */
export function CarGrid({ cars, between }: CarGridProps) {
  const deferred = useDeferredValue(cars);
  const visibleCars = [
    ...cars.slice(0, firstCards),
    ...deferred.slice(firstCards, Math.max(firstCards, cars.length)),
  ];
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
      {visibleCars.map((car, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the card belongs to.
        <Fragment key={at}>
          {at === cardsBefore && between && <li className="between-cards">{between}</li>}
          <li>
            <CarCard car={car} eager={at < firstCards} first={at === 0} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
