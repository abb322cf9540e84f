import { paths } from "#paths";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Pagination } from "#ui/pagination.tsx";
import type { CarCardView } from "#web/features/car/car-card-view.ts";
import { carCountText } from "#web/features/car/car-count.ts";
import { CarGrid } from "#web/features/car/car-grid.tsx";
import { shownRangeText } from "./list-texts.ts";

type CarListProps = { cars: CarCardView[]; total: number; page: number; lastPage: number; pageSize: number };

export function CarList({ cars, total, page, lastPage, pageSize }: CarListProps) {
  return (
    <>
      <div className="border-b border-line bg-surface py-3 lg:pt-5 lg:pb-6">
        <div className="page-width">
          <Breadcrumb crumbs={[{ label: "Start", to: paths.home() }, { label: "Köp bil" }]} />
          <h1 className="mt-0.5 text-h1 lg:mt-1.5">Köp begagnad bil</h1>
        </div>
      </div>
      <div className="page-width pt-5 pb-(--ms-section) lg:pt-7">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="text-h3">{carCountText(total)}</h2>
          <p className="text-sm text-ink-2">Senast publicerade först</p>
        </div>
        {total === 0 ? (
          <p className="text-lg text-ink-2">
            Just nu finns inga bilar i lager. Titta gärna in igen i morgon.
          </p>
        ) : (
          <CarGrid cars={cars} />
        )}
        <div className="mt-8 flex flex-wrap items-center justify-center gap-5 sm:justify-between">
          <p className="text-sm text-ink-2">{shownRangeText({ page, pageSize, total })}</p>
          <Pagination page={page} lastPage={lastPage} addressOf={paths.buyPage} />
        </div>
      </div>
    </>
  );
}
