import { expect, test } from "vitest";
import { demoChain } from "#tests/demo-chain.ts";
import { type Filter, initialFilter } from "./filter.ts";
import { filterDescription, rangeLabel } from "./filter-labels.ts";
import type { RangeName } from "./ranges.ts";
import { withField } from "./with-field.ts";

/** Written with plain spaces here; on the page they do not break. */
function spaced(text: string): string {
  return text.replaceAll("_", "\u00a0");
}

type Labelled = [RangeName, number | null, number | null, string | null];
const expectLabel = (...[range, from, to, label]: Labelled) =>
  expect(rangeLabel(range, { from, to })).toBe(label && spaced(label));

test.each<Labelled>([
  ["price", 250_000, null, "från 250_000_kr"],
  ["price", null, 100_000, "till 100_000_kr"],
  ["price", null, null, null],
  ["mileage", null, 12_000, "till 12_000_mil"],
  ["monthlyPayment", null, 2_500, "till 2_500_kr/mån"],
  ["year", 2018, null, "från 2018"],
  ["horsepower", 200, null, "från 200_hk"],
  ["wltp", 400, null, "från 400_km"],
])("[LABEL-4] [LABEL-5] [LABEL-6] [LABEL-7] [LABEL-8] [LABEL-9] on a page %s from %s to %s: %s", expectLabel);

test.each<Labelled>([
  ["price", 100_000, 250_000, "100_000–250_000_kr"],
  ["monthlyPayment", 1_500, 3_000, "1_500–3_000_kr/mån"],
  ["year", 2018, 2022, "2018–2022"],
  ["mileage", 500, 8_000, "500–8_000_mil"],
  ["horsepower", 150, 300, "150–300_hk"],
  ["wltp", 300, 500, "300–500_km"],
  ["year", 2020, 2020, "2020"],
  ["mileage", 8_000, 8_000, "8_000_mil"],
])(
  "[LABEL-10] [LABEL-11] both bounds of %s, %d and %d, say the unit once, equal ones are one: %s",
  expectLabel,
);

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
  const described = [
    "Škoda · Octavia · Transportbil, skåp · Järfälla · Länna · 5–6 säten · Fler än 7 säten · Laddhybrid · Grå",
    "Apple CarPlay · MLB 12A · kanske · Automat · Fyrhjulsdrift · Utan dragkrok · Går att leasa · ”panorama”",
    spaced("Till salu · 100_000–250_000_kr · från 2019"),
  ];
  expect(filterDescription(criteria, demoChain.labels).join(" · ")).toBe(described.join(" · "));
});

test("[LABEL-12] [LABEL-13] a filter that asks nothing has no description; order and page are no part of it", () => {
  expect(filterDescription(initialFilter, demoChain.labels)).toEqual([]);
  expect(filterDescription({ ...initialFilter, order: "nyast", page: 3 }, demoChain.labels)).toEqual([]);
});
