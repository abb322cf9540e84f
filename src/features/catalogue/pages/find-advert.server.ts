import { data, redirect } from "react-router";
import { paths } from "#core/paths.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import { isLongGone } from "#features/cars/rules/long-gone.ts";
import { makeLabel } from "#features/cars/rules/makes.ts";
import type { Missing } from "#platform/pages/error-texts.ts";
import { initialFilter } from "../rules/filter.ts";
import { findCarWithPlate } from "../service/find-car.ts";
import type { Catalogs } from "../service/keep-in-step.ts";
import { countFound } from "../service/search.ts";
import type { CatalogCar, SoldCar } from "../service/stock/stock-kinds.ts";
import { listOf } from "./car-crumbs.ts";

type Asked = { make?: string; licenseplate: string };

/** Where a plate leads: to what is in the list, to what is sold, or nowhere. */
export function findAdvert(catalogs: Catalogs, plate: string) {
  const known = licensePlate.safeParse(plate);
  if (!known.success) return null;
  const listed = findCarWithPlate(catalogs.listed, known.data);
  if (listed) return { kind: "listed", car: listed, path: paths.car(listed) } as const;
  const sold = findCarWithPlate(catalogs.sold, known.data);
  return sold && ({ kind: "sold", car: sold, path: paths.soldCar(sold) } as const);
}

/** The car for sale that the address is about; for any other address: where to go instead. */
export function getListedCar(catalogs: Catalogs, asked: Asked, now: Date): CatalogCar {
  const found = findAdvert(catalogs, asked.licenseplate) ?? notFound(catalogs, asked);
  if (found.kind === "sold") return sendOn(found, catalogs, now);
  return atItsAddress(found, asked);
}

/** The sold car that the address is about. */
export function getSoldCar(catalogs: Catalogs, asked: Asked, now: Date): SoldCar {
  const found = findAdvert(catalogs, asked.licenseplate) ?? notFound(catalogs, asked);
  if (found.kind === "listed") throw redirect(found.path, 302);
  if (isLongGone(found.car.sale, now)) throw gone(catalogs, found.car);
  return atItsAddress(found, asked);
}

/** Not for good: what a browser remembers for ever would go round in circles when the car comes back. */
function sendOn(found: { car: SoldCar; path: string }, catalogs: Catalogs, now: Date): never {
  if (isLongGone(found.car.sale, now)) throw gone(catalogs, found.car);
  throw redirect(found.path, 302);
}

function atItsAddress<Car extends CatalogCar>({ car, path }: { car: Car; path: string }, asked: Asked): Car {
  if (asked.make !== car.normalizedMake || asked.licenseplate !== car.licenseplate) throw redirect(path, 301);
  return car;
}

/** A 404 with a way on: the address may name a make, and we may have cars of it. */
export function notFound(catalogs: Catalogs, { make }: Partial<Asked>): never {
  const missing: Missing = { missing: "car", wayOn: make === undefined ? null : carsOfMake(catalogs, make) };
  throw data(missing, 404);
}

function gone(catalogs: Catalogs, car: CatalogCar) {
  const missing: Missing = { missing: "gone", wayOn: carsOfMake(catalogs, car.normalizedMake) };
  return data(missing, 410);
}

function carsOfMake({ listed }: Catalogs, make: string): Missing["wayOn"] {
  const asked = { brands: [make] };
  if (countFound(listed, { ...initialFilter, ...asked }) === 0) return null;
  return { label: `Se alla ${makeLabel(make)}`, to: listOf(paths.buy(), asked) };
}
