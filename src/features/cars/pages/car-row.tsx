import { CarCard } from "./car-card.tsx";
import type { CarCardView } from "./car-card-view.ts";

/** A few cars: a row to swipe through on a phone, a grid on wider screens. */
export function CarRow({ cars }: { cars: readonly CarCardView[] }) {
  return (
    <ul className="no-scrollbar -mx-(--ms-gutter) flex snap-x snap-mandatory scroll-px-(--ms-gutter) gap-3.5 overflow-x-auto px-(--ms-gutter) py-1 md:mx-0 md:grid md:grid-cols-2 md:gap-6 md:overflow-visible md:px-0 xl:grid-cols-4">
      {cars.map((car) => (
        <li key={car.path} className="w-[82%] shrink-0 snap-center md:w-auto">
          <CarCard car={car} inRow />
        </li>
      ))}
    </ul>
  );
}
