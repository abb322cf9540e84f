import fc from "fast-check";
import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { anyEasyFilter, anyFilter, filterDay } from "#tests/any-filter.ts";
import { withPlaces } from "#tests/place-names.ts";
import { type Filter, initialFilter } from "./filter.ts";
import { filterLink, linkFormOf, pathWithLicenseplates } from "./filter-link.ts";
import { filterFromQuery, queryFromFilter } from "./filter-url.ts";
import { matchesFilter } from "./matches-filter.ts";
import type { Bounds } from "./steps.ts";

/** A loan that is easy to reckon with: the price is a hundred payments. */
function hundredfold({ from, to }: Bounds): Bounds {
  return { from: from === null ? null : from * 100, to: to === null ? null : to * 100 };
}

function linkForm(said: Partial<Filter>): Filter {
  return linkFormOf({ ...initialFilter, ...said }, hundredfold);
}

test.each<[string, Partial<Filter>, Partial<Filter>]>([
  [
    "both bounds",
    { monthlyPaymentFrom: 1_000, monthlyPaymentTo: 2_500 },
    { priceFrom: 100_000, priceTo: 250_000 },
  ],
  ["a lower bound", { monthlyPaymentFrom: 1_000 }, { priceFrom: 100_000 }],
  ["an upper bound, on the nearest step", { monthlyPaymentTo: 3_245 }, { priceTo: 300_000 }],
  ["a narrower price", { monthlyPaymentTo: 2_500, priceTo: 200_000 }, { priceTo: 200_000 }],
  ["a wider price", { monthlyPaymentFrom: 1_000, priceFrom: 50_000 }, { priceFrom: 100_000 }],
])("[URL-19] monthly payment becomes price: %s", (_what, monthly, price) => {
  expect(linkForm(monthly)).toEqual({ ...initialFilter, ...price });
});

test("[URL-19] without monthly payment the price stays as it is", () => {
  expect(linkForm({ priceTo: 123_456 })).toEqual({ ...initialFilter, priceTo: 123_456 });
});

test("[URL-20] brands are dropped when series are set, and only then", () => {
  expect(linkForm({ brands: ["volvo"], series: ["v60"] })).toEqual({ ...initialFilter, series: ["v60"] });
  expect(linkForm({ brands: ["volvo"] }).brands).toEqual(["volvo"]);
  expect(linkForm({ brands: ["volvo"], series: [""] }).brands).toEqual(["volvo"]);
});

test("[URL-21] a link is the path and what is asked", () => {
  const criteria = { ...initialFilter, brands: ["volvo"], series: ["v60", "v90"], page: 2 };
  expect(filterLink("/kopa-bil/", criteria, hundredfold)).toBe("/kopa-bil/?series=v60&series=v90&page=2");
  expect(filterLink("/kopa-bil/", initialFilter, hundredfold)).toBe("/kopa-bil/");
});

test.each([
  ["/jamfora-bilar/", ["mlb001", "MLB 002"], "/jamfora-bilar/?licenseplates=mlb001&licenseplates=mlb002"],
  ["/kopa-bil/?brands=volvo", ["mlb001"], "/kopa-bil/?brands=volvo&licenseplates=mlb001"],
  ["/kopa-bil/?licenseplates=mlb009&page=2", ["mlb001"], "/kopa-bil/?page=2&licenseplates=mlb001"],
  ["/kopa-bil/?LicensePlates=mlb009", ["mlb001"], "/kopa-bil/?licenseplates=mlb001"],
  ["/kopa-bil/?licenseplates=mlb009", [], "/kopa-bil/"],
])("[URL-22] %s with the plates %j", (path, plates, link) => {
  expect(pathWithLicenseplates(path, plates)).toBe(link);
});

test("[URL-26] the link form reads back as itself", () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const link = linkFormOf(filter, hundredfold);
      expect(filterFromQuery(queryFromFilter(link), filterDay).filter).toEqual(link);
      expect(linkFormOf(link, hundredfold)).toEqual(link);
    }),
  );
});

test("[URL-26] the link form means the same cars", () => {
  const cars = [
    aCar(),
    aCar({ make: "BMW", normalizedMake: "bmw", series: "3-serie", bodyType: "sedan", fuelType: 1, seats: 7 }),
    aCar({
      status: 100,
      price: null,
      location: "lanna",
      hasAwd: true,
      colour: "blå",
      gearboxType: "manuell",
    }),
  ];
  const anyBrandsAndSeries = fc.record({
    brands: fc.subarray(["volvo", "bmw", "audi"]),
    series: fc.subarray(["v60", "3-serie", "a4"]),
  });
  fc.assert(
    fc.property(anyEasyFilter, anyBrandsAndSeries, fc.constantFrom(...cars), (easy, makes, car) => {
      const filter = { ...easy, ...makes, monthlyPaymentFrom: null, monthlyPaymentTo: null };
      const link = linkFormOf(filter, hundredfold);
      expect(matchesFilter(withPlaces(car), link, hundredfold)).toBe(
        matchesFilter(withPlaces(car), filter, hundredfold),
      );
    }),
  );
});
