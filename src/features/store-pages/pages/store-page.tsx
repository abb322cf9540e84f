import { Phone } from "lucide-react";
import { paths } from "#core/paths.ts";
import { CarCard } from "#features/cars/pages/car-card.tsx";
import type { CarCardView } from "#features/cars/pages/car-card-view.ts";
import { noteLandingLeft } from "#features/visitors/pages/note-landing-left.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { OpenMark } from "./open-mark.tsx";
import { StoreFacts } from "./store-facts.tsx";
import type { StorePageView } from "./store-page-view.ts";

/** The trail to a store, as people and search engines see it. */
export function storeCrumbs({ place }: { place: string }): Crumb[] {
  return [
    { label: "Start", to: paths.home() },
    { label: "Våra butiker", to: paths.stores() },
    { label: place },
  ];
}

export function StorePage({ store, cars }: { store: StorePageView; cars: CarCardView[] }) {
  return (
    <div className="page-width pt-3 pb-(--ms-section)">
      <Breadcrumb crumbs={storeCrumbs(store)} />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-text">
          <h1 className="text-h1">{store.name}</h1>
          <p className="mt-2">
            <OpenMark isOpen={store.opening.isOpen}>{store.opening.text}</OpenMark>
          </p>
          {store.note && <p className="mt-3 text-lg text-pretty text-ink-2">{store.note}</p>}
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <ButtonLink to={store.carsPath}>Se {store.carCount}</ButtonLink>
          <ButtonLink to={store.phone.href} variant="secondary">
            <Phone aria-hidden strokeWidth={1.75} className="size-5" />
            {store.phone.text}
          </ButtonLink>
        </div>
      </div>
      <StoreFacts store={store} />
      <NewestCars store={store} cars={cars} />
    </div>
  );
}

function NewestCars({ store, cars }: { store: StorePageView; cars: CarCardView[] }) {
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
  if (address?.startsWith(paths.buy())) void noteLandingLeft(location.pathname, address);
}
