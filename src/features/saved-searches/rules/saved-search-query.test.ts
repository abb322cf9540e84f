import fc from "fast-check";
import { expect, test } from "vitest";
import { initialFilter } from "#features/catalogue/rules/filter.ts";
import { savedSearchQuery } from "#features/catalogue/rules/saved-search-query.ts";
import { anyFilter, filterDay } from "#tests/any-filter.ts";
import { savedFilter } from "./saved-filter.ts";
import { filterOfSavedSearch, plateOfSavedSearch, queryOfSavedFilter } from "./saved-search-query.ts";

const queryOf = (sent: object) => queryOfSavedFilter(savedFilter.parse(sent), filterDay);

test("[WATCHING-1] what a program sends is what the address of the listing says", () => {
  expect(
    queryOf({
      carTypes: ["SUV"],
      modelYearFrom: 2018,
      brands: ["volvo", "audi"],
      priceTo: 250_000,
      hasTowbar: true,
      gearbox: null,
      order: "lagsta-pris",
      page: 3,
    }),
  ).toEqual({ query: "brands=audi&brands=volvo&types=suv&priceTo=250000&yearFrom=2018&hasTowbar=true" });
  expect(queryOf({ brands: ["volvo"], series: ["v60"] })).toEqual({ query: "series=v60" });
});

test("[WATCHING-1] a filter that asks nothing, or cannot be read, is not watched; what is stored reads back as itself", () => {
  expect(queryOf({})).toEqual({ error: "Välj minst ett filter" });
  expect(queryOf({ page: 2, something: "else" })).toEqual({ error: "Välj minst ett filter" });
  expect(queryOf({ priceTo: "billig" })).toEqual({ error: "Filtret går inte att läsa" });
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const query = savedSearchQuery(filter);
      expect(savedSearchQuery(filterOfSavedSearch(query, filterDay))).toBe(query);
    }),
  );
});

test("[WATCHING-9] one plate and nothing else is a car that is watched", () => {
  const plateOf = (requested: object) => plateOfSavedSearch({ ...initialFilter, ...requested });
  expect(plateOf({ licenseplates: ["mlb84a"] })).toBe("mlb84a");
  expect(plateOf({ licenseplates: ["mlb84a", "mlb84b"] })).toBeNull();
  expect(plateOf({ licenseplates: ["mlb84a"], priceTo: 100_000 })).toBeNull();
  expect(plateOf({ brands: ["volvo"] })).toBeNull();
});
