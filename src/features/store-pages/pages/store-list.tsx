import { Phone } from "lucide-react";
import { distanceText } from "#features/stores/rules/distance.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { OpenMark } from "./open-mark.tsx";
import type { StoreLine } from "./store-line.ts";

type StoreListProps = {
  heading: string;
  /** The one that is pointed at, here or on the map. */
  here: string | null;
  rows: { place: StoreLine; mil: number | null }[];
};

export function StoreList({ heading, here, rows }: StoreListProps) {
  return (
    <section aria-labelledby="butikslista" className="lg:col-start-2">
      <h2 id="butikslista" className="text-h3">
        {heading}
      </h2>
      <ol className="store-rows">
        {rows.map(({ place: store, mil }) => (
          <li
            key={store.slug}
            data-store={store.slug}
            className={`store-row ${store.slug === here ? "store-row-here" : ""}`}
          >
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="font-sans text-md font-[650]">
                <SiteLink
                  to={store.path}
                  className="inline-flex min-h-11 items-center underline-offset-3 hover:text-link hover:underline lg:min-h-0"
                >
                  {store.place}
                </SiteLink>
              </h3>
              <span className="whitespace-nowrap text-ink-3">
                {mil === null ? store.carCount : distanceText(mil)}
              </span>
            </div>
            <p className="text-ink-2">{store.address}</p>
            <div className="mt-1 flex flex-wrap items-center gap-x-5">
              <OpenMark isOpen={store.opening.isOpen}>{store.opening.text}</OpenMark>
              <a
                href={store.phone.href}
                className="inline-flex min-h-11 items-center gap-1.5 font-medium whitespace-nowrap text-link underline-offset-3 hover:underline lg:min-h-8"
              >
                <Phone aria-hidden strokeWidth={1.75} className="size-4" />
                {store.phone.text}
              </a>
              {mil !== null && <span className="text-ink-3">{store.carCount}</span>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
