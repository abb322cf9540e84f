import type { RouterContextProvider } from "react-router";
import { displayPlate } from "#core/plate/display-plate.ts";
import { formatMil } from "#core/text/mileage.ts";
import { isSoldLongAgo } from "#features/cars/rules/sold-long-ago.ts";
import { fuels } from "#features/cars/rules/vocabulary.ts";
import type { AdvertParts } from "#features/cars/storage/advert-parts.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { findAdvert, notFound } from "#features/catalogue/pages/find-advert.server.ts";
import type { CatalogCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import { contentPageHtml } from "#features/content/pages/content-html.server.tsx";
import { loadContent, slugOf } from "#features/content/pages/load-content.server.ts";
import { factsContext, siteContext } from "#features/site-facts/context.ts";
import { clockContext } from "#platform/pages/context.ts";
import { rethrowOutageAs503 } from "#platform/pages/outage-as-503.server.ts";
import { hiddenFromSearch, type PageText, pageMeta } from "#platform/pages/page-meta.ts";
import { movingView } from "./stage/moving-view.ts";
import type { ViewedCar } from "./viewer-page.tsx";

type Context = Readonly<RouterContextProvider>;
type Viewed = { car: CatalogCar; view: ViewedCar; parts: AdvertParts };
type Viewer = {
  path: string;
  textOf: (car: ViewedCar) => PageText;
};

/** What a viewer shows of the car that the address names; without a plate the text about such pictures. */
export async function loadViewer({ url, context }: { url: URL; context: Context }, { path, textOf }: Viewer) {
  const plate = url.searchParams.get("licenseplate");
  if (!plate) {
    const { view, meta } = loadContent(slugOf(url), context);
    return { kind: "text", html: contentPageHtml(view), meta } as const;
  }
  const viewed = await loadViewedCar(plate, context);
  const origin = context.get(siteContext).publicOrigin;
  const meta = [...pageMeta(textOf(viewed.view), { origin, path }), hiddenFromSearch];
  const { car, parts, view } = viewed;
  const moving = movingView({ ...car, ...parts }, view.path);
  return { kind: "car", car: view, moving, meta } as const;
}

/** The car that a viewer is asked to show, and all that belongs to its advert. An unknown plate is a 404. */
export async function loadViewedCar(plate: string, context: Context): Promise<Viewed> {
  const catalogs = context.get(stockContext).catalogs();
  const advert = findAdvert(catalogs, plate) ?? notFound(catalogs, {});
  const { car, path } = advert;
  if (advert.kind === "sold" && isSoldLongAgo(advert.car.sale, context.get(clockContext)()))
    notFound(catalogs, {});
  return { car, view: viewOf(car, path), parts: await partsOf(car, context) };
}

function viewOf(car: CatalogCar, path: string): ViewedCar {
  return {
    name: car.carName,
    plate: displayPlate(car.licenseplate),
    summary: [String(car.modelYear), formatMil(car.mileage), fuels[car.fuelType]],
    path,
  };
}

async function partsOf(car: CatalogCar, context: Context): Promise<AdvertParts> {
  const facts = context.get(factsContext);
  try {
    const { value, isOutdated } = await facts.advertParts(car);
    if (isOutdated) facts.onOutdated();
    return value;
  } catch (error) {
    rethrowOutageAs503(error);
  }
}
