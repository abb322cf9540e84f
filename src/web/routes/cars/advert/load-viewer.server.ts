import { data, type RouterContextProvider } from "react-router";
import type { CatalogCar } from "#catalog/stock/stock-kinds.ts";
import { isOutage } from "#data/outage.ts";
import type { AdvertParts } from "#data/queries/advert-parts.ts";
import { isLongGone } from "#domain/car/long-gone.ts";
import { fuels } from "#domain/car/vocabulary.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { formatMil } from "#domain/text/mileage.ts";
import { clockContext, factsContext, stockContext } from "#web/context.ts";
import type { ViewedCar } from "#web/features/viewer-page/viewer-page.tsx";
import { findAdvert, notFound } from "./find-advert.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The car that a viewer is asked to show, and all that belongs to its advert. An unknown plate is a 404. [VIEWER-3] */
export async function loadViewedCar(
  plate: string,
  context: Context,
): Promise<{ car: CatalogCar; view: ViewedCar; parts: AdvertParts }> {
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
