import itemsjs from "itemsjs";
import { orderKeys } from "#features/catalogue/rules/car-order.ts";
import {
  boundsOf,
  type Filter,
  facetFieldNames,
  facetFields,
  parameterValuesOf,
} from "#features/catalogue/rules/filter.ts";
import { wordsOfText } from "#features/catalogue/rules/matches-search.ts";
import { rangeNames } from "#features/catalogue/rules/ranges.ts";
import { type FacetDictionary, valueIn } from "#features/catalogue/service/columns/facet-dictionary.ts";
import { rangeColumns } from "#features/catalogue/service/columns/range-columns.ts";
import { type CatalogCar, listedStock } from "#features/catalogue/service/stock/stock-kinds.ts";
import { benchDay } from "./bench-stock.ts";

const pageSize = 24;

/** The same stock and questions for itemsjs: facets of its own kind, bounds as a function, words by its own index. */
export function itemsjsEngine(cars: readonly CatalogCar[], dictionary: FacetDictionary) {
  const items = cars.map((car) => {
    const facts = listedStock.factsOf(car, benchDay);
    return {
      id: car.id,
      car,
      brands: facts.normalizedMake,
      series: facts.series,
      equipmentTags: facts.equipment,
      words: facts.texts.flatMap(wordsOfText).join(" "),
      ...Object.fromEntries(
        facetFieldNames.map((facet) => [facet, facetFields[facet].facet.optionOf(facts)]),
      ),
      ...Object.fromEntries(rangeNames.map((range) => [`${range}Step`, valueIn(range, facts, dictionary)])),
      ...Object.fromEntries(rangeNames.map((range) => [range, rangeColumns[range].comparedOf(facts)])),
      recommended: orderKeys.rekommenderad(facts),
    };
  });
  const facet = (conjunction: boolean) => ({ size: 1_000, conjunction, sort: "key" });
  const engine = itemsjs(items, {
    searchableFields: ["words"],
    sortings: {
      rekommenderad: { field: "recommended", order: "asc" },
      "lagsta-pris": { field: "price", order: "asc" },
      "lagsta-mil": { field: "mileage", order: "asc" },
    },
    aggregations: {
      brands: facet(false),
      series: facet(false),
      equipmentTags: facet(true),
      ...Object.fromEntries(facetFieldNames.map((name) => [name, facet(false)])),
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
  const asked = facetFieldNames.map((facet) => [
    facet,
    parameterValuesOf(filter, facet).flatMap(facetFields[facet].facet.optionsMatching),
  ]);
  return {
    brands: filter.series.length > 0 ? [] : filter.brands,
    series: filter.series,
    equipmentTags: filter.equipmentTags,
    ...Object.fromEntries(asked),
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
