import { paths } from "#paths";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { CarCard } from "#web/features/car/car-card.tsx";
import type { CarCardView } from "#web/features/car/car-card-view.ts";

/** The newest cars: a row to swipe through on a phone, a grid on wider screens. */
export function NewCars({ cars }: { cars: CarCardView[] }) {
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby="nytt-i-lager" className="page-width py-(--ms-section)">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 sm:mb-7">
        <div>
          <h2 id="nytt-i-lager" className="text-h2">
            Nytt i lager
          </h2>
          <p className="mt-1.5 text-ink-2">
            De senast publicerade bilarna. Inkommande bilar visas innan de fått pris.
          </p>
        </div>
        <ArrowLink to={paths.buy()}>Alla bilar</ArrowLink>
      </div>
      <ul className="no-scrollbar -mx-(--ms-gutter) flex snap-x snap-mandatory scroll-px-(--ms-gutter) gap-3.5 overflow-x-auto px-(--ms-gutter) py-1 md:mx-0 md:grid md:grid-cols-2 md:gap-6 md:overflow-visible md:px-0 xl:grid-cols-4">
        {cars.map((car) => (
          <li key={car.path} className="w-[82%] shrink-0 snap-center md:w-auto">
            <CarCard car={car} />
          </li>
        ))}
      </ul>
    </section>
  );
}
