import { expect, test } from "vitest";
import { type BodyType, bodyTypes } from "#features/cars/rules/vocabulary.ts";
import { demoChain } from "#tests/demo-chain.ts";
import { type Filter, initialFilter } from "./filter.ts";
import { listTitle } from "./list-title.ts";

const title = (criteria: Partial<Filter>) =>
  listTitle({ ...initialFilter, ...criteria }, demoChain.everyLabel)?.replaceAll("\u00a0", " ") ?? null;

test.each<[Partial<Filter>, string | null]>([
  [{}, null],
  [{ search: "inscription" }, null],
  [
    { types: ["kombi"], facilities: ["uppsala"], priceTo: 250_000 },
    "Begagnade kombibilar i Uppsala under 250 000 kr",
  ],
  [{ brands: ["volvo"] }, "Begagnade Volvo"],
  [{ series: ["v60"], fuelTypes: ["2"] }, "Begagnade Volvo V60 med dieselmotor"],
  [{ series: ["v60"], types: ["kombi"] }, "Begagnade Volvo V60 som kombi"],
  [{ brands: ["volvo"], types: ["kombi", "suv"] }, "Begagnade kombibilar och suvar från Volvo"],
  [{ fuelTypes: ["3"] }, "Begagnade elbilar"],
  [{ fuelTypes: ["5"], brands: ["volvo"] }, "Begagnade laddhybrider från Volvo"],
  [{ fuelTypes: ["3"], types: ["suv"], carColors: ["blå"] }, "Begagnade blå suvar med eldrift"],
  [
    { types: ["suv"], fuelTypes: ["5"], gearbox: "automatisk", hasTowbar: true },
    "Begagnade suvar med laddhybrid, automat och dragkrok",
  ],
  [
    { carColors: ["röd"], types: ["cab"], yearFrom: 2019 },
    "Begagnade röda cabbar av årsmodell 2019 eller senare",
  ],
  [{ brands: ["volvo", "bmw"], mileageTo: 8_000 }, "Begagnade Volvo och BMW som gått högst 8 000 mil"],
  [{ brands: ["volvo", "bmw", "audi"] }, null],
])("[TITLE-1] %j reads %s", (criteria, expected) => {
  expect(title(criteria)).toBe(expected);
});

test("[TITLE-1] every body has a plural", () => {
  for (const body of Object.keys(bodyTypes) as BodyType[])
    expect(title({ types: [body] })).toMatch(/^Begagnade \S+[ae]r$/);
});
