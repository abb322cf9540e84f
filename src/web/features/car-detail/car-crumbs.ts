import type { Car } from "#domain/car/car.ts";
import { type Filter, initialFilter } from "#domain/filter/filter.ts";
import { filterLink } from "#domain/filter/filter-link.ts";
import { priceBoundsFromMonthly } from "#domain/finance/price-bounds.ts";
import { displayPlate } from "#domain/plate/display-plate.ts";
import { paths } from "#paths";
import type { Crumb } from "#ui/breadcrumb.tsx";

type Named = Pick<Car, "make" | "normalizedMake" | "model" | "series" | "licenseplate">;

const lists = {
  forSale: { label: "Köp bil", path: paths.buy() },
  sold: { label: "Sålda bilar", path: paths.sold() },
} as const;
export type CrumbList = keyof typeof lists;

/** Start, the list, the make, the series, the car: each but the last leads to just those. [ADVERT-10] */
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
export function listOf(path: string, asked: Partial<Filter>): string {
  return filterLink(path, { ...initialFilter, ...asked }, priceBoundsFromMonthly);
}
