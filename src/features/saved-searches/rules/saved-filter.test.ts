import { expect, test } from "vitest";
import { savedFilter } from "./saved-filter.ts";

const errorsOf = (filter: unknown) =>
  savedFilter.safeParse(filter).error?.issues.map((issue) => issue.message) ?? [];

test("[WATCH-1] car types are body types: one or several, lower case, without empties", () => {
  expect(savedFilter.parse({ carTypes: ["SUV", "", " kombi "] }).carTypes).toEqual(["suv", "kombi"]);
  expect(savedFilter.parse({ carTypes: "transportbil-skap" }).carTypes).toEqual(["transportbil-skap"]);
  expect(savedFilter.parse({}).carTypes).toEqual([]);
  expect(errorsOf({ carTypes: ["raket"] })).toEqual(["Biltypen finns inte"]);
});

test("[WATCH-2] model years are years or null", () => {
  expect(savedFilter.parse({ modelYearFrom: "2018", modelYearTo: 2022 })).toMatchObject({
    modelYearFrom: 2018,
    modelYearTo: 2022,
  });
  expect(savedFilter.parse({ modelYearFrom: "" })).toMatchObject({ modelYearFrom: null, modelYearTo: null });
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
  expect(savedFilter.parse(others)).toMatchObject(others);
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
