import { expect, test } from "vitest";
import { filterFieldNames, filterFields, initialFilter } from "./filter.ts";

/** The fields in their order, by what each says at first. */
const lists = words(`brands series types facilities physicalLocations seats fuelTypes carColors equipmentTags
  licenseplates`);
const nullable = words(`gearbox priceFrom priceTo yearFrom yearTo mileageFrom mileageTo horsepowerFrom
  horsepowerTo wltpFrom wltpTo monthlyPaymentFrom monthlyPaymentTo ownersTo taxTo trailerWeightFrom batteryFrom
  vatDeductible batteryHealthFrom tyreDepthFrom serviceHistory noRemarks hasAwd hasTowbar leasable`);

function words(text: string): string[] {
  return text.split(/\s+/);
}

test("[FILTER-1] the fields of a filter, each with a Swedish name", () => {
  const fields = [...lists, ...nullable, "search", "order", "page", "incoming", "forSale", "cars"];
  // Those of facts that came later stand last.
  expect(filterFieldNames.slice(0, fields.length)).toEqual(fields);
  const labels = filterFieldNames.map((field) => filterFields[field].label);
  expect(new Set(labels).size).toBe(labels.length);
});

test("[FILTER-2] at first nothing is asked", () => {
  const empty = Object.fromEntries([
    ...lists.map((name) => [name, []]),
    ...nullable.map((name) => [name, null]),
  ]);
  expect(initialFilter).toMatchObject({ ...empty, search: "" });
});

test("[FILTER-3] at first the whole stock, recommended first, page 1", () => {
  expect(initialFilter).toMatchObject({
    order: "rekommenderad",
    page: 1,
    incoming: true,
    forSale: true,
    cars: null,
  });
});
