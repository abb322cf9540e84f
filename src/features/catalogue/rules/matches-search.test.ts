import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { withPlaces } from "#tests/place-names.ts";
import { matchesSearch } from "./matches-search.ts";
import { wordsIn } from "./search-terms.ts";

const car = withPlaces(
  aCar({
    licenseplate: aPlate("MLB 12A"),
    make: "Škoda",
    model: "Octavia",
    series: "octavia",
    title: "Škoda Octavia 2.0 TDI Style",
    modelDescription: "2.0 TDI Style",
    bodyType: "kombi",
    fuelType: 5,
    gearboxType: "automatisk",
    colour: "grå",
    equipment: ["panorama", "apple carplay"],
    equipmentDetails: ["Harman Kardon"],
    location: "goteborg",
    physicalLocation: "lanna",
  }),
);

test.each(["octavia", "octavia tdi", "tdi octavia", "octa sty"])("[MATCH-11] %j is found", (search) => {
  expect(matchesSearch(car, search)).toBe(true);
});

test.each(["octavia volvo", "tavia", "octaviax"])("[MATCH-11] %j is not found", (search) => {
  expect(matchesSearch(car, search)).toBe(false);
});

test.each(["", "   ", "–", "..."])("[MATCH-12] %j asks nothing", (search) => {
  expect(matchesSearch(car, search)).toBe(true);
});

test.each(["skoda", "ŠKODA", "Skoda, Octavia!", "göteborg", "goteborg", "s\u030ckoda"])(
  "[MATCH-13] %j is found whatever the accents, case and signs",
  (search) => {
    expect(matchesSearch(car, search)).toBe(true);
  },
);

test("[MATCH-13] a text in words", () => {
  expect(wordsIn("Škoda Octavia, C-klass 2.0")).toEqual(["skoda", "octavia", "c", "klass", "2", "0"]);
});

test.each([
  ["make", "skoda"],
  ["model", "octavia"],
  ["description", "style"],
  ["body", "kombi"],
  ["fuel", "laddhybrid"],
  ["gearbox", "automat"],
  ["colour", "grå"],
  ["equipment by its value", "panorama"],
  ["equipment by its label", "panoramatak"],
  ["equipment in detail", "harman kardon"],
  ["the store that sells it", "göteborg"],
  ["the place where it stands", "länna"],
])("[MATCH-14] a car is found by %s: %s", (_what, search) => {
  expect(matchesSearch(car, search)).toBe(true);
});

test.each(["mlb12a", "MLB 12A", "mlb", "12a", "mlb1"])("[MATCH-15] the plate is found by %j", (search) => {
  expect(matchesSearch(car, search)).toBe(true);
});

test("[MATCH-15] another plate is not found", () => {
  expect(matchesSearch(car, "mlb12b")).toBe(false);
});

test.each(["cx-5", "cx 5", "cx5", "CX‑5"])("[MATCH-16] CX-5 is found by %j", (search) => {
  expect(matchesSearch(withPlaces(aCar({ make: "Mazda", model: "CX-5", series: "cx-5" })), search)).toBe(
    true,
  );
});

test("[MATCH-19] a word after a hyphen is not wanted", () => {
  expect(
    ["octavia -panorama", "-panorama", "octavia -volvo", "-volvo", '-"tdi"', '-"320d"'].map((text) =>
      matchesSearch(car, text),
    ),
  ).toEqual([false, false, true, true, false, true]);
});

test("[MATCH-20] a word in quotation marks is a whole one", () => {
  expect(
    ['"tdi"', '"tdi" octavia', '"tdx"', '"td"', '"oct"'].map((text) => matchesSearch(car, text)),
  ).toEqual([true, true, false, false, false]);
});
