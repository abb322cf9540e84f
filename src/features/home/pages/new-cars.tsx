import type { CarCardView } from "#features/cars/pages/car-card-view.ts";
import { CarRow } from "#features/cars/pages/car-row.tsx";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { SectionHeading } from "./section-heading.tsx";

type NewCarsProps = { cars: CarCardView[]; lead: string; all: string };

export function NewCars({ cars, lead, all }: NewCarsProps) {
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby="nytt-i-lager" className="page-width py-(--ms-section)">
      <SectionHeading id="nytt-i-lager" lead={lead} link={<ArrowLink to={all}>Alla nya bilar</ArrowLink>}>
        Nytt i lager
      </SectionHeading>
      <CarRow cars={cars} />
    </section>
  );
}
