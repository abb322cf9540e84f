import { data, type RouterContextProvider } from "react-router";
import type { CatalogCar } from "#catalog/stock/stock-kinds.ts";
import { isOutage } from "#data/outage.ts";
import type { AdvertParts } from "#data/queries/advert-parts.ts";
import { isLongGone } from "#domain/car/long-gone.ts";
import { fuels } from "#domain/car/vocabulary.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { formatMil } from "#domain/text/mileage.ts";
import { clockContext, factsContext, siteContext, stockContext } from "#web/context.ts";
import type { ViewedCar } from "#web/features/viewer-page/viewer-page.tsx";
import { hiddenFromSearch, type PageText, pageMeta } from "#web/page-meta.ts";
import { contentPageHtml } from "#web/routes/content/content-html.server.tsx";
import { loadContent, slugOf } from "#web/routes/content/load-content.server.ts";
import { findAdvert, notFound } from "./find-advert.server.ts";

type Context = Readonly<RouterContextProvider>;
type Viewed = { car: CatalogCar; view: ViewedCar; parts: AdvertParts };
type Viewer<Shown> = {
  path: string;
  shownOf: (viewed: Viewed) => Shown;
  textOf: (car: ViewedCar) => PageText;
};

/** What a viewer shows of the car that the address names; without a plate the text about such pictures. [VIEWER-1] */
export async function loadViewer<Shown>(
  { url, context }: { url: URL; context: Context },
  { path, shownOf, textOf }: Viewer<Shown>,
) {
  const plate = url.searchParams.get("licenseplate");
  if (!plate) {
    const { view, meta } = loadContent(slugOf(url), context);
    return { kind: "text", html: contentPageHtml(view), meta } as const;
  }
  const viewed = await loadViewedCar(plate, context);
  const origin = context.get(siteContext).publicOrigin;
  const meta = [...pageMeta(textOf(viewed.view), { origin, path }), hiddenFromSearch];
  return { kind: "car", car: viewed.view, shown: shownOf(viewed), meta } as const;
}

/** The car that a viewer is asked to show, and all that belongs to its advert. An unknown plate is a 404. [VIEWER-3] */
export async function loadViewedCar(plate: string, context: Context): Promise<Viewed> {
  const catalogs = context.get(stockContext).catalogs();
  const found = findAdvert(catalogs, plate) ?? notFound(catalogs, {});
  const { car, path } = found;
  if (found.kind === "sold" && isLongGone(found.car.sale, context.get(clockContext)()))
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
    if (isOutage(error)) throw data("outage", 503);
    throw error;
  }
}
