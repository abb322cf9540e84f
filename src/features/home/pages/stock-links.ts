import { paths } from "#core/paths.ts";
import { formatNumber } from "#core/text/number.ts";
import type { BrandCount } from "#features/cars/rules/brand-count.ts";
import { makeLabel, seriesLabel } from "#features/cars/rules/makes.ts";
import { type BodyType, bodyTypes, bodyTypesMatching } from "#features/cars/rules/vocabulary.ts";
import { type Filter, initialFilter } from "#features/catalogue/rules/filter.ts";
import { queryFromFilter } from "#features/catalogue/rules/filter-url.ts";
import { withField } from "#features/catalogue/rules/with-field.ts";
import { buyChoices } from "../rules/home-tab.ts";

type Counts = ReadonlyMap<BodyType, number>;

/** A way into the listing, with the number of cars it leads to. */
export type StockLink = { label: string; count: string; to: string };
export type BodyLink = StockLink & { body: ShownBody };
export type MakeLink = StockLink & { series: { label: string; to: string }[] };

/** The bodies that have a drawing, in the order they are shown. */
const shownBodies = ["suv", "kombi", "halvkombi", "sedan", "minibuss", "transportbil"] as const;
export type ShownBody = (typeof shownBodies)[number];

const shownMakes = 12;
const shownSeries = 3;

export function buyLinks(counts: Counts): StockLink[] {
  return buyChoices.map(({ label, types }) => ({ label, ...typeLink(types, counts) }));
}

/** A body that we have no car of leads nowhere, and is left out. */
export function bodyLinks(counts: Counts): BodyLink[] {
  return shownBodies
    .filter((body) => carsOfType(body, counts) > 0)
    .map((body) => ({ body, label: bodyTypes[body], ...typeLink(body, counts) }));
}

/** The makes we have most of, each with the series we have most of. */
export function makeLinks(brands: readonly BrandCount[]): MakeLink[] {
  return descendingBy(brands, ({ brand }) => makeLabel(brand))
    .slice(0, shownMakes)
    .map(({ brand, count, series }) => ({
      label: makeLabel(brand),
      count: formatNumber(count),
      to: listingWith("brands", [brand]),
      series: descendingBy(series, ({ name }) => seriesLabel(name))
        .slice(0, shownSeries)
        .map(({ name }) => ({ label: seriesLabel(name), to: listingWith("series", [name]) })),
    }));
}

export function newestLink(): string {
  return listingWith("order", "nyaste-publiceringsdatum");
}

/** Two of the choices are groups: the number counts all that the link leads to. */
function typeLink(type: string, counts: Counts): { count: string; to: string } {
  return { count: formatNumber(carsOfType(type, counts)), to: listingWith("types", [type]) };
}

function carsOfType(type: string, counts: Counts): number {
  return bodyTypesMatching(type).reduce((sum, body) => sum + (counts.get(body) ?? 0), 0);
}

function listingWith<Field extends "brands" | "series" | "types" | "order">(
  field: Field,
  value: Filter[Field],
): string {
  return paths.buy(queryFromFilter(withField(initialFilter, field, value)));
}

function descendingBy<Counted extends { count: number }>(
  list: readonly Counted[],
  nameOf: (counted: Counted) => string,
): Counted[] {
  return list.toSorted((a, b) => b.count - a.count || nameOf(a).localeCompare(nameOf(b), "sv"));
}
