import { expect, test } from "vitest";
import {
  type BodyType,
  bodyTypes,
  bodyTypesMatching,
  carTypes,
  colours,
  equipmentTags,
  fuelCodes,
  fuelLabel,
  fuels,
  gearboxes,
  labelIn,
  seatChoiceFor,
  seatChoiceLabel,
  seatChoices,
} from "./vocabulary.ts";

const transports = ["transportbil", "transportbil-flak", "transportbil-skap"];

test("[VOCAB-1] the six fuel codes", () => {
  const labels = ["Bensin", "Diesel", "El", "Hybrid", "Laddhybrid", "Miljöbränsle"];
  expect(fuelCodes).toEqual([1, 2, 3, 4, 5, 6]);
  expect(fuelCodes.map((code) => fuelLabel(code))).toEqual(labels);
  expect(fuelCodes.map((code) => fuelLabel(String(code)))).toEqual(labels);
  expect(Object.keys(fuels).map(Number)).toEqual([...fuelCodes]);
});

test("[VOCAB-2] gearboxes are manual and automatic", () => {
  expect(gearboxes).toEqual({ manuell: "Manuell", automatisk: "Automat" });
});

test("[VOCAB-3] the eleven body types", () => {
  const cars = ["personbil", "cab", "halvkombi", "kombi", "minibuss", "suv", "sedan", "sportkupe"];
  expect(Object.keys(bodyTypes)).toEqual([...cars, ...transports]);
});

test("[VOCAB-4] bodies that are not read as they are written", () => {
  const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
  const others = Object.entries(bodyTypes).filter(([value, label]) => label !== capitalised(value));
  expect(Object.fromEntries(others)).toEqual({
    suv: "SUV",
    sportkupe: "Sportkupé",
    "transportbil-flak": "Transportbil, flak",
    "transportbil-skap": "Transportbil, skåp",
  });
});

test("[VOCAB-5] every body is a passenger car or a transport, and none is both", () => {
  const grouped = [...bodyTypesMatching("personbil"), ...bodyTypesMatching("transportbil")];
  expect(grouped.toSorted()).toEqual(Object.keys(bodyTypes).toSorted());
  expect(bodyTypesMatching("transportbil")).toEqual(transports);
});

test("[VOCAB-6] a body that names no group means itself, an unknown word nothing", () => {
  const single = Object.keys(bodyTypes).filter((body) => body !== "personbil" && body !== "transportbil");
  expect(single).toHaveLength(9);
  for (const body of single) expect(bodyTypesMatching(body)).toEqual([body as BodyType]);
  expect(bodyTypesMatching("husbil")).toEqual([]);
  expect(bodyTypesMatching("constructor")).toEqual([]);
});

test("[VOCAB-7] the eight colours", () => {
  expect(Object.keys(colours)).toEqual(["vit", "svart", "grå", "beige", "röd", "gul", "grön", "blå"]);
  expect(Object.values(colours)).toEqual(["Vit", "Svart", "Grå", "Beige", "Röd", "Gul", "Grön", "Blå"]);
});

test("[VOCAB-8] the choices of seats", () => {
  expect(seatChoices).toEqual(["2", "4", "5", "7", "max"]);
});

test("[VOCAB-9] a car is found under the choice of its seats", () => {
  const found = [1, 2, 3, 4, 5, 6, 7, 8, 9, 17].map(seatChoiceFor);
  expect(found).toEqual(["2", "2", "2", "4", "5", "5", "7", "max", "max", "max"]);
});

test("[VOCAB-10] choices of seats in words", () => {
  const labels = seatChoices.map(seatChoiceLabel).join(", ");
  expect(labels).toBe("2–3 säten, 4 säten, 5–6 säten, 7 säten, Fler än 7 säten");
});

test("[VOCAB-11] the ten kinds of equipment", () => {
  expect(Object.keys(equipmentTags).join(", ")).toBe(
    "panorama, farthållare, värmare, parkeringssensorer, bluetooth, backkamera, apple carplay, android auto, gps, ljudpaket",
  );
});

test("[VOCAB-18] a word outside the vocabulary is shown as it was written", () => {
  expect(labelIn(colours, "blå")).toBe("Blå");
  expect(labelIn(colours, "rosa")).toBe("rosa");
  expect(labelIn(colours, "toString")).toBe("toString");
  expect(fuelLabel("7")).toBe("7");
});

test("[VOCAB-22] car types", () => {
  expect(Object.keys(carTypes)).toEqual(["default", "reklamationsnamnd"]);
});
