import { renderToStaticMarkup } from "react-dom/server";
import type { Store } from "#features/stores/rules/store.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import type { StorePlace } from "../rules/store-places.ts";
import { LocalMap } from "./local-map.tsx";
import { StoreBand } from "./store-band.tsx";
import type { StorePageHtml } from "./store-page.tsx";
import type { StorePageView } from "./store-page-view.ts";
import { DriveHere, Neighbours, OpeningHours, People, WayThere } from "./store-visit.tsx";

type Shown = {
  view: StorePageView;
  store: Store;
  stores: readonly Store[];
  place: StorePlace;
  crumbs: Crumb[];
};

/** What nothing happens to in the browser: all but the button that copies, and the cars. */
export function storePageHtml({ view, store, stores, place, crumbs }: Shown): StorePageHtml {
  const mapped = (one: Store) => ({ ...one, place: one.area });
  const others = stores.filter(({ slug }) => slug !== store.slug).map(mapped);
  return {
    band: renderToStaticMarkup(<StoreBand store={view} house={place.house} crumbs={crumbs} />),
    map: renderToStaticMarkup(<LocalMap store={mapped(store)} others={others} />),
    way: renderToStaticMarkup(<WayThere store={view} />),
    drive: renderToStaticMarkup(<DriveHere store={view} />),
    side: renderToStaticMarkup(
      <>
        <OpeningHours store={view} />
        <People store={view} />
        <Neighbours store={view} />
      </>,
    ),
  };
}
