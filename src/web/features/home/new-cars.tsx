import { ArrowLink } from "#ui/arrow-link.tsx";
import { CarCard } from "#web/features/car/car-card.tsx";
import type { CarCardView } from "#web/features/car/car-card-view.ts";
import { SectionHeading } from "./section-heading.tsx";

type NewCarsProps = { cars: CarCardView[]; lead: string; all: string };

/** The newest cars: a row to swipe through on a phone, a grid on wider screens. */
export function NewCars({ cars, lead, all }: NewCarsProps) {
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby="nytt-i-lager" className="page-width py-(--ms-section)">
      <SectionHeading id="nytt-i-lager" lead={lead} link={<ArrowLink to={all}>Alla nya bilar</ArrowLink>}>
        Nytt i lager
      </SectionHeading>
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
