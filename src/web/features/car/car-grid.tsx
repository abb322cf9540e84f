import { useDeferredValue } from "react";
import { CarCard } from "./car-card.tsx";
import type { CarCardView } from "./car-card-view.ts";

/** The first row is in view at once; the rest of the pictures wait until they are near. */
const eagerCards = 3;
/** As many as a large screen shows. When the list changes, those are drawn first and the others right after. */
const firstCards = 6;

/** Three beside the filter, two or one where there is less room. */
export function CarGrid({ cars }: { cars: CarCardView[] }) {
  const settled = useDeferredValue(cars);
  const isCatchingUp = settled !== cars;
  const first = cars.slice(0, firstCards);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
      {first.map((car, at) => (
        <li key={keyOf(car, at)}>
          <CarCard car={car} eager={at < eagerCards} />
        </li>
      ))}
      {/* Until then the cars of before keep the place, unseen: the page must not jump. */}
      {withoutThose(first, settled.slice(firstCards)).map((car, at) => (
        <li key={keyOf(car, firstCards + at)} className={isCatchingUp ? "invisible" : undefined}>
          <CarCard car={car} />
        </li>
      ))}
    </ul>
  );
}

function withoutThose(shown: readonly CarCardView[], cars: readonly CarCardView[]): CarCardView[] {
  const paths = new Set(shown.map(({ path }) => path));
  return cars.filter(({ path }) => path === null || !paths.has(path));
}

/** What has no page of its own is known by its place. */
function keyOf({ path, name }: CarCardView, at: number): string {
  return path ?? `${at} ${name}`;
}
