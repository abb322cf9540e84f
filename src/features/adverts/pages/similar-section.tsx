import type { CarCardView } from "#features/cars/pages/car-card-view.ts";
import { CarRow } from "#features/cars/pages/car-row.tsx";
import { ArrowLink } from "#ui/arrow-link.tsx";

export type SimilarView = { cars: CarCardView[]; all: { label: string; to: string } | null };

export const similarCarsId = "liknande-bilar";

/** Four to go on with. */
export function SimilarSection({ similar: { cars, all } }: { similar: SimilarView }) {
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby={similarCarsId} className="pt-(--ms-block) print:hidden">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={similarCarsId} className="text-h2">
          Liknande bilar
        </h2>
        {all && <ArrowLink to={all.to}>{all.label}</ArrowLink>}
      </div>
      <CarRow cars={cars} />
    </section>
  );
}
