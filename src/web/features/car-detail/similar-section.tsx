import { ArrowLink } from "#ui/arrow-link.tsx";
import type { CarCardView } from "#web/features/car/car-card-view.ts";
import { CarRow } from "#web/features/car/car-row.tsx";

export type SimilarView = { cars: CarCardView[]; all: { label: string; to: string } | null };

/** Four to go on with. [SIMILAR-1] */
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
      <CarRow cars={cars} />
    </section>
  );
}
