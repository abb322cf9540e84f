import { ArrowLink } from "#ui/arrow-link.tsx";
import { CarCard } from "#web/features/car/car-card.tsx";
import type { CarCardView } from "#web/features/car/car-card-view.ts";

export type SimilarView = { cars: CarCardView[]; all: { label: string; to: string } | null };

/** Four to go on with: a row to swipe through on a phone, a grid on wider screens. [SIMILAR-1] */
export function SimilarSection({ similar: { cars, all } }: { similar: SimilarView }) {
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby="liknande-bilar" className="pt-(--ms-block) print:hidden">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="liknande-bilar" className="text-h2">
          Liknande bilar
        </h2>
        {all && <ArrowLink to={all.to}>{all.label}</ArrowLink>}
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
