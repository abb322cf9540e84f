import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { priceBoundsFromMonthly } from "#features/credit/rules/price-bounds.ts";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { type Filter, initialFilter } from "../rules/filter.ts";
import { filterLink } from "../rules/filter-link.ts";

type Named = Pick<Car, "make" | "normalizedMake" | "model" | "series" | "licenseplate">;

const lists = {
  forSale: { label: "Köp bil", path: paths.buy() },
  sold: { label: "Sålda bilar", path: paths.sold() },
} as const;
export type CrumbList = keyof typeof lists;

/** Start, the list, the make, the series, the car: each but the last leads to just those. */
export function carCrumbs(car: Named, list: CrumbList): Crumb[] {
  const { label, path } = lists[list];
  return [
    { label: "Start", to: paths.home() },
    { label, to: path },
    { label: car.make, to: listOf(path, { brands: [car.normalizedMake] }) },
    { label: car.model, to: listOf(path, { series: [car.series] }) },
    { label: displayPlate(car.licenseplate) },
  ];
}

/** "/kopa-bil/?series=v60" */
export function listOf(path: string, requested: Partial<Filter>): string {
  return filterLink(path, { ...initialFilter, ...requested }, priceBoundsFromMonthly);
}
