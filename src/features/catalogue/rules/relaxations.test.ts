import { expect, test } from "vitest";
import { demoChain } from "#tests/demo-chain.ts";
import { type Filter, initialFilter } from "./filter.ts";
import { relaxationsOf } from "./relaxations.ts";

const criteria: Filter = {
  ...initialFilter,
  brands: ["tesla"],
  types: ["kombi"],
  facilities: ["uppsala"],
  priceTo: 100_000,
  mileageTo: 1_000,
};

/** A car is there as soon as one of these sets is given up; each gives so many cars. */
function alternatives(options: readonly (readonly [given: readonly (keyof Filter)[], cars: number])[]) {
  const count = (filter: Filter) =>
    Math.max(
      0,
      ...options
        .filter(([given]) =>
          given.every((field) => filter[field] === initialFilter[field] || `${filter[field]}` === ""),
        )
        .map(([, cars]) => cars),
    );
  return relaxationsOf(criteria, demoChain, count).map(
    ({ labels, cars }) => `${labels.join(" + ")}: ${cars}`,
  );
}

test("[LISTING-28] the point of a search is given up after everything else, also after two other things", () => {
  expect(
    alternatives([
      [["types"], 90],
      [["facilities"], 3],
      [["priceTo", "mileageTo"], 40],
    ]),
  ).toEqual(["Uppsala: 3", "till 100\u00a0000\u00a0kr + till 1\u00a0000\u00a0mil: 40", "Kombi: 90"]);
});

test("[LISTING-9] of single things what gives most cars comes first; two together only where neither helps alone", () => {
  expect(
    alternatives([
      [["facilities"], 3],
      [["priceTo"], 40],
    ]),
  ).toEqual(["till 100\u00a0000\u00a0kr: 40", "Uppsala: 3"]);
  expect(alternatives([])).toEqual([]);
});

test("[LISTING-28] where no two things help, each point of the search stays with as little given up as lets it", () => {
  expect(
    alternatives([
      [["types", "facilities", "priceTo"], 12],
      [["brands", "facilities", "mileageTo"], 5],
    ]),
  ).toEqual([
    "Uppsala + till 100\u00a0000\u00a0kr + Kombi: 12",
    "Uppsala + till 1\u00a0000\u00a0mil + Tesla: 5",
  ]);
  expect(alternatives([[["facilities", "priceTo", "mileageTo"], 7]])).toEqual([
    "Uppsala + till 100\u00a0000\u00a0kr + till 1\u00a0000\u00a0mil: 7",
  ]);
});
