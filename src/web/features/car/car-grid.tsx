import { CarCard } from "./car-card.tsx";
import type { CarCardView } from "./car-card-view.ts";

/** The first row is in view at once; the rest of the pictures wait until they are near. */
const eagerCards = 4;

export function CarGrid({ cars }: { cars: CarCardView[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4">
      {cars.map((car, at) => (
        <li key={car.path}>
          <CarCard car={car} eager={at < eagerCards} />
        </li>
      ))}
    </ul>
  );
}
