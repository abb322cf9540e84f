import { expect, test } from "vitest";
import { initialFilter } from "../rules/filter.ts";
import { makesGroup } from "./makes-group.ts";

const makesInOrder = ["volkswagen", "volvo", "bmw", "kia", "audi", "ford", "skoda", "tesla", "opel"];

function groupOf(withCars: readonly string[], brands: string[] = []) {
  const counted = makesInOrder.map((value) => ({ value, count: withCars.includes(value) ? 5 : 0 }));
  const group = makesGroup(
    { ...initialFilter, brands },
    { facets: { brands: counted, series: [] }, brandCount: [], makesInOrder },
  );
  return { makes: group.makes.map(({ value }) => value), more: group.more.map(({ value }) => value) };
}

test("[LISTING-4] makes with cars come first, in the order of the whole stock", () => {
  expect(groupOf(makesInOrder).makes).toEqual(makesInOrder.slice(0, 7));
  expect(groupOf(["opel", "tesla"])).toEqual({ makes: ["tesla", "opel"], more: makesInOrder.slice(0, 7) });
});

test("[LISTING-4] a chosen make is in sight also without cars", () => {
  expect(groupOf(["opel"], ["bmw"]).makes).toEqual(["bmw", "opel"]);
});
