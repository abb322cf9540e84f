import { data, redirect } from "react-router";
import { paths } from "#core/paths.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import { makeLabel } from "#features/cars/rules/makes.ts";
import { isSoldLongAgo } from "#features/cars/rules/sold-long-ago.ts";
import type { Missing } from "#platform/pages/error-texts.ts";
import { initialFilter } from "../rules/filter.ts";
import { findCarWithPlate } from "../service/find-car.ts";
import type { Catalogs } from "../service/live-catalogue.ts";
import { countFound } from "../service/search.ts";
import type { CatalogCar, SoldCar } from "../service/stock/stock-kinds.ts";
import { listOf } from "./car-crumbs.ts";

type RequestedAdvert = { make?: string; licenseplate: string };

/** Where a plate leads: to what is in the list, to what is sold, or nowhere. */
export function findAdvert(catalogs: Catalogs, plate: string) {
  const parsed = licensePlate.safeParse(plate);
  if (!parsed.success) return null;
  const listed = findCarWithPlate(catalogs.listed, parsed.data);
  if (listed) return { kind: "listed", car: listed, path: paths.car(listed) } as const;
  const sold = findCarWithPlate(catalogs.sold, parsed.data);
  return sold && ({ kind: "sold", car: sold, path: paths.soldCar(sold) } as const);
}

/** The car for sale that the address is about; for any other address: where to go instead. */
export function getListedCar(catalogs: Catalogs, requested: RequestedAdvert, now: Date): CatalogCar {
  const advert = findAdvert(catalogs, requested.licenseplate) ?? notFound(catalogs, requested);
  if (advert.kind === "sold") return sendOn(advert, catalogs, now);
  return atItsAddress(advert, requested);
}

/** The sold car that the address is about. */
export function getSoldCar(catalogs: Catalogs, requested: RequestedAdvert, now: Date): SoldCar {
  const advert = findAdvert(catalogs, requested.licenseplate) ?? notFound(catalogs, requested);
  if (advert.kind === "listed") throw redirect(advert.path, 302);
  if (isSoldLongAgo(advert.car.sale, now)) throw gone(catalogs, advert.car);
  return atItsAddress(advert, requested);
}

/** Not for good: what a browser remembers for ever would go round in circles when the car comes back. */
function sendOn(advert: { car: SoldCar; path: string }, catalogs: Catalogs, now: Date): never {
  if (isSoldLongAgo(advert.car.sale, now)) throw gone(catalogs, advert.car);
  throw redirect(advert.path, 302);
}

function atItsAddress<Car extends CatalogCar>(
  { car, path }: { car: Car; path: string },
  requested: RequestedAdvert,
): Car {
  if (requested.make !== car.normalizedMake || requested.licenseplate !== car.licenseplate)
    throw redirect(path, 301);
  return car;
}

/** A 404 with a way on: the address may name a make, and we may have cars of it. */
export function notFound(catalogs: Catalogs, { make }: Partial<RequestedAdvert>): never {
  const missing: Missing = {
    missing: "car",
    nextLink: make === undefined ? null : carsOfMake(catalogs, make),
  };
  throw data(missing, 404);
}

function gone(catalogs: Catalogs, car: CatalogCar) {
  const missing: Missing = { missing: "gone", nextLink: carsOfMake(catalogs, car.normalizedMake) };
  return data(missing, 410);
}

function carsOfMake({ listed }: Catalogs, make: string): Missing["nextLink"] {
  const requested = { brands: [make] };
  if (countFound(listed, { ...initialFilter, ...requested }) === 0) return null;
  return { label: `Se alla ${makeLabel(make)}`, to: listOf(paths.buy(), requested) };
}
