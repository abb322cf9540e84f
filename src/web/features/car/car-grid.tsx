import { CarCard } from "./car-card.tsx";
import type { CarCardView } from "./car-card-view.ts";

/** The first row is in view at once; the rest of the pictures wait until they are near. */
const eagerCards = 3;

/** Three beside the filter, two or one where there is less room. */
export function CarGrid({ cars }: { cars: CarCardView[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
      {cars.map((car, at) => (
        <li key={car.path ?? `${car.name} ${car.variant} ${at}`}>
          <CarCard car={car} eager={at < eagerCards} />
        </li>
      ))}
    </ul>
  );
}
