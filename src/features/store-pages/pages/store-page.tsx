import { ArrowUpRight } from "lucide-react";
import { paths } from "#core/paths.ts";
import { CarCard } from "#features/cars/pages/car-card.tsx";
import type { CarCardView } from "#features/cars/pages/car-card-view.ts";
import { recordLandingLeft } from "#features/visitors/pages/record-landing-left.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { buttonClass } from "#ui/button-variant.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import { CopyAddress } from "./copy-address.tsx";
import type { StorePageView } from "./store-page-view.ts";

/** The trail to a store, as people and search engines see it. */
export function storeCrumbs({ place }: { place: string }): Crumb[] {
  return [
    { label: "Start", to: paths.home() },
    { label: "Våra butiker", to: paths.stores() },
    { label: place },
  ];
}

/** The fixed parts of the page, rendered on the server. */
export type StorePageHtml = { band: string; map: string; way: string; drive: string; side: string };

type StorePageProps = {
  store: Pick<StorePageView, "path" | "name" | "address" | "mapLink" | "carCount" | "carsPath">;
  html: StorePageHtml;
  cars: CarCardView[];
};

export function StorePage({ store, html, cars }: StorePageProps) {
  return (
    <>
      <StaticHtml html={html.band} />
      <div className="page-width pb-(--ms-section)">
        <div className="store-visit">
          <div className="store-way">
            <StaticHtml html={html.map} />
            <div>
              <StaticHtml html={html.way} />
              <div className="store-copy">
                <a
                  href={store.mapLink}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={buttonClass({ variant: "secondary", size: "sm" })}
                >
                  Öppna i kartan
                  <ArrowUpRight aria-hidden strokeWidth={1.75} className="size-5" />
                  <span className="sr-only"> (öppnas i ny flik)</span>
                </a>
                <CopyAddress address={store.address} />
              </div>
            </div>
            <StaticHtml html={html.drive} />
          </div>
          <div className="store-side">
            <StaticHtml html={html.side} />
          </div>
        </div>
        <NewestCars store={store} cars={cars} />
      </div>
    </>
  );
}

function NewestCars({ store, cars }: Pick<StorePageProps, "store" | "cars">) {
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby="nyast" className="pt-(--ms-block)">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id="nyast" className="text-h2">
          Nyast hos {store.name}
        </h2>
        <ArrowLink to={store.carsPath}>Alla {store.carCount}</ArrowLink>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links click for keys too. */}
      <ul onClick={recordFollowed} className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {cars.map((car) => (
          <li key={car.path}>
            <CarCard car={car} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function recordFollowed({ target }: { target: EventTarget }): void {
  const address = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
  if (address?.startsWith(paths.buy())) void recordLandingLeft(location.pathname, address);
}
