import { expect, test } from "vitest";
import { watchedFilter } from "./watched-filter.ts";

const errorsOf = (filter: unknown) =>
  watchedFilter.safeParse(filter).error?.issues.map((issue) => issue.message) ?? [];

test("[WATCH-1] car types are body types: one or several, lower case, without empties", () => {
  expect(watchedFilter.parse({ carTypes: ["SUV", "", " kombi "] }).carTypes).toEqual(["suv", "kombi"]);
  expect(watchedFilter.parse({ carTypes: "transportbil-skap" }).carTypes).toEqual(["transportbil-skap"]);
  expect(watchedFilter.parse({}).carTypes).toEqual([]);
  expect(errorsOf({ carTypes: ["raket"] })).toEqual(["Biltypen finns inte"]);
});

test("[WATCH-2] model years are years or null", () => {
  expect(watchedFilter.parse({ modelYearFrom: "2018", modelYearTo: 2022 })).toMatchObject({
    modelYearFrom: 2018,
    modelYearTo: 2022,
  });
  expect(watchedFilter.parse({ modelYearFrom: "" })).toMatchObject({
    modelYearFrom: null,
    modelYearTo: null,
  });
});

test.each(["18", 1899, 2101, 2018.5, "nyast"])("[WATCH-2] %j is not a model year", (modelYearFrom) => {
  expect(errorsOf({ modelYearFrom })).toEqual(["Årsmodellen är felaktig"]);
});

test("[WATCH-3] every other filter field goes along as it is", () => {
  const others = {
    brands: ["volvo"],
    priceTo: 250000,
    hasTowbar: true,
    gearbox: null,
    search: "v60",
    fuelTypes: [1, 3],
  };
  expect(watchedFilter.parse(others)).toMatchObject(others);
});

test.each([
  { brands: { $ne: 1 } },
  { brands: [["volvo"]] },
  { search: "a".repeat(201) },
  "brands=volvo",
  null,
])("[WATCH-3] %j is no filter", (filter) => {
  expect(errorsOf(filter)).toEqual(["Filtret går inte att läsa"]);
});
