import { expect, test } from "vitest";
import { demoChain } from "#tests/demo-chain.ts";
import { type Filter, initialFilter } from "./filter.ts";
import { contractRangeLabel, filterDescription, rangeLabel } from "./filter-labels.ts";
import type { RangeName } from "./ranges.ts";
import { withField } from "./with-field.ts";

/** Written with plain spaces here; on the page they do not break. */
function spaced(text: string): string {
  return text.replaceAll("_", "\u00a0");
}

test("[LABEL-1] a lower bound is 'fran X'", () => {
  expect(contractRangeLabel("year", { from: 2018, to: null })).toBe("fran 2018");
});

test("[LABEL-2] an upper bound is 'till Y', and no bound no label", () => {
  expect(contractRangeLabel("year", { from: null, to: 2022 })).toBe("till 2022");
  expect(contractRangeLabel("year", { from: null, to: null })).toBeNull();
});

test("[LABEL-3] both bounds are 'X - Y'", () => {
  expect(contractRangeLabel("year", { from: 2018, to: 2022 })).toBe("2018 - 2022");
  expect(contractRangeLabel("price", { from: 5_000, to: 20_000 })).toBe(spaced("5_000_kr - 20_000_kr"));
});

test("[LABEL-4] price is in kronor as Swedes write it", () => {
  expect(contractRangeLabel("price", { from: 250_000, to: null })).toBe(spaced("fran 250_000_kr"));
  expect(rangeLabel("price", { from: 250_000, to: null })).toBe(spaced("från 250_000_kr"));
});

test("[LABEL-5] mileage is in mil", () => {
  expect(contractRangeLabel("mileage", { from: null, to: 8_000 })).toBe(spaced("till 8_000_mil"));
  expect(rangeLabel("mileage", { from: null, to: 12_000 })).toBe(spaced("till 12_000_mil"));
});

test("[LABEL-6] monthly payment is an amount followed by /man, on pages /mån", () => {
  expect(contractRangeLabel("monthlyPayment", { from: null, to: 2_500 })).toBe(spaced("till 2_500_kr/man"));
  expect(rangeLabel("monthlyPayment", { from: null, to: 2_500 })).toBe(spaced("till 2_500_kr/mån"));
});

test("[LABEL-7] years are written without grouping", () => {
  expect(rangeLabel("year", { from: 2018, to: null })).toBe("från 2018");
});

test("[LABEL-8] horsepower in hk, WLTP range in km", () => {
  expect(rangeLabel("horsepower", { from: 200, to: null })).toBe(spaced("från 200_hk"));
  expect(rangeLabel("wltp", { from: 400, to: null })).toBe(spaced("från 400_km"));
  expect(contractRangeLabel("wltp", { from: 400, to: null })).toBe(spaced("fran 400_km"));
});

test("[LABEL-9] one bound on a page", () => {
  expect(rangeLabel("price", { from: 100_000, to: null })).toBe(spaced("från 100_000_kr"));
  expect(rangeLabel("price", { from: null, to: 100_000 })).toBe(spaced("till 100_000_kr"));
  expect(rangeLabel("price", { from: null, to: null })).toBeNull();
});

test.each<[RangeName, number, number, string]>([
  ["price", 100_000, 250_000, "100_000–250_000_kr"],
  ["monthlyPayment", 1_500, 3_000, "1_500–3_000_kr/mån"],
  ["year", 2018, 2022, "2018–2022"],
  ["mileage", 500, 8_000, "500–8_000_mil"],
  ["horsepower", 150, 300, "150–300_hk"],
  ["wltp", 300, 500, "300–500_km"],
])("[LABEL-10] both bounds of %s say the unit once", (range, from, to, label) => {
  expect(rangeLabel(range, { from, to })).toBe(spaced(label));
});

test("[LABEL-11] equal bounds are said once", () => {
  expect(rangeLabel("year", { from: 2020, to: 2020 })).toBe("2020");
  expect(rangeLabel("mileage", { from: 8_000, to: 8_000 })).toBe(spaced("8_000_mil"));
});

test("[LABEL-12] a filter in words", () => {
  const criteria: Filter = {
    ...withField(initialFilter, "cars", "till-forsaljning"),
    brands: ["skoda"],
    series: ["octavia"],
    types: ["transportbil-skap"],
    facilities: ["jarfalla"],
    physicalLocations: ["lanna"],
    seats: ["5", "max"],
    fuelTypes: ["5"],
    carColors: ["grå"],
    equipmentTags: ["apple carplay"],
    licenseplates: ["mlb12a", "kanske"],
    gearbox: "automatisk",
    yearFrom: 2019,
    priceFrom: 100_000,
    priceTo: 250_000,
    hasAwd: true,
    hasTowbar: false,
    leasable: true,
    search: "Panorama",
  };
  expect(filterDescription(criteria, demoChain.labels)).toEqual([
    "Škoda",
    "Octavia",
    "Transportbil, skåp",
    "Järfälla",
    "Länna",
    "5–6 säten",
    "Fler än 7 säten",
    "Laddhybrid",
    "Grå",
    "Apple CarPlay",
    "MLB 12A",
    "kanske",
    "Automat",
    "Fyrhjulsdrift",
    "Utan dragkrok",
    "Går att leasa",
    "”panorama”",
    "Till salu",
    spaced("100_000–250_000_kr"),
    "från 2019",
  ]);
});

test("[LABEL-12] a filter that asks nothing has no description", () => {
  expect(filterDescription(initialFilter, demoChain.labels)).toEqual([]);
});

test("[LABEL-13] order and page are no part of the description", () => {
  expect(filterDescription({ ...initialFilter, order: "nyast", page: 3 }, demoChain.labels)).toEqual([]);
});
