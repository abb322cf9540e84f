import itemsjs from "itemsjs";
import { type Codebook, valueIn } from "#catalog/columns/codebook.ts";
import { optionFacetNames, optionFacets } from "#catalog/columns/facets.ts";
import { rangeColumns, rangeNames } from "#catalog/columns/ranges.ts";
import { type CatalogCar, listedStock } from "#catalog/stock/stock-kinds.ts";
import { bodyTypesMeantBy } from "#domain/car/vocabulary.ts";
import { boundsOf, type Filter } from "#domain/filter/filter.ts";
import { wordsOfText } from "#domain/filter/matches-search.ts";
import { benchDay } from "./bench-stock.ts";

const pageSize = 24;

/** The same stock and questions for itemsjs: facets of its own kind, bounds as a function, words by its own index. */
export function itemsjsEngine(cars: readonly CatalogCar[], codebook: Codebook) {
  const items = cars.map((car) => {
    const facts = listedStock.factsOf(car, benchDay);
    return {
      id: car.id,
      car,
      brands: facts.make,
      series: facts.series,
      equipmentTags: facts.equipment,
      words: facts.texts.flatMap(wordsOfText).join(" "),
      ...Object.fromEntries(optionFacetNames.map((facet) => [facet, optionFacets[facet].optionOf(facts)])),
      ...Object.fromEntries(rangeNames.map((range) => [`${range}Step`, valueIn(range, facts, codebook)])),
      ...Object.fromEntries(rangeNames.map((range) => [range, rangeColumns[range].comparedOf(facts)])),
      published: -(facts.publishedAt?.getTime() ?? 0),
    };
  });
  const facet = (conjunction: boolean) => ({ size: 1_000, conjunction, sort: "key" });
  const engine = itemsjs(items, {
    searchableFields: ["words"],
    sortings: {
      rekommenderad: { field: "published", order: "asc" },
      "lagsta-pris": { field: "price", order: "asc" },
      "lagsta-mil": { field: "mileage", order: "asc" },
    },
    aggregations: {
      brands: facet(false),
      series: facet(false),
      equipmentTags: facet(true),
      ...Object.fromEntries(optionFacetNames.map((name) => [name, facet(false)])),
      ...Object.fromEntries(rangeNames.map((range) => [`${range}Step`, facet(false)])),
    },
  });
  return (filter: Filter) =>
    engine.search({
      per_page: pageSize,
      page: filter.page,
      sort: "rekommenderad",
      query: filter.search,
      filters: filtersOf(filter),
      filter: withinBounds(filter),
    });
}

function filtersOf(filter: Filter) {
  const { brands, series, equipmentTags, facilities, physicalLocations, seats, fuelTypes, carColors } =
    filter;
  const yesNo = (answer: boolean | null) => (answer === null ? [] : [String(answer)]);
  return {
    brands: series.length > 0 ? [] : brands,
    series,
    equipmentTags,
    facilities,
    physicalLocations,
    seats,
    fuelTypes,
    carColors,
    types: filter.types.flatMap(bodyTypesMeantBy),
    gearbox: filter.gearbox === null ? [] : [filter.gearbox],
    hasAwd: yesNo(filter.hasAwd),
    hasTowbar: yesNo(filter.hasTowbar),
    leasable: yesNo(filter.leasable),
  };
}

function withinBounds(filter: Filter) {
  const asked = rangeNames.flatMap((range) => {
    const bounds = boundsOf(filter, range);
    if (bounds.from === null && bounds.to === null) return [];
    const { from, to } = rangeColumns[range].compared(bounds);
    return [{ range, from: from ?? 0, to: to ?? Number.POSITIVE_INFINITY }];
  });
  if (asked.length === 0) return undefined;
  return (item: Record<string, number | null>) =>
    asked.every(({ range, from, to }) => {
      const value = item[range] ?? null;
      return value !== null && value >= from && value <= to;
    });
}
