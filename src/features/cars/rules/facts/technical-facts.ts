import {
  bodyTypes,
  bodyTypesMeantBy,
  colours,
  fuels,
  gearboxes,
  seatChoiceFor,
  seatChoiceLabel,
  seatChoices,
} from "../vocabulary.ts";
import { fact } from "./car-fact.ts";

/** What was built, and how far it has come. Those without filter that have one as a range have it in catalogue/rules/ranges.ts. */
export const technicalFacts = {
  firstRegisteredOn: fact.day("Första registrering", "identity", {
    isRequired: true,
    isPast: true,
    importLabel: "första registrering",
    api: true,
    advert: "Första registrering",
  }),
  mileage: fact.count("Miltal", "identity", [0, 200_000], {
    isRequired: true,
    unit: "mil",
    importLabel: "miltal",
    api: "Mil (1 mil = 10 km)",
  }),
  bodyType: fact.choice("Kaross", "technical", bodyTypes, {
    isRequired: true,
    noun: "ingen känd karosstyp",
    importLabel: "kaross",
    api: true,
    advert: "Kaross",
    filter: { name: "types", isList: true, covers: bodyTypesMeantBy },
  }),
  gearboxType: fact.choice("Växellåda", "technical", gearboxes, {
    isRequired: true,
    importLabel: "växellåda",
    api: true,
    advert: "Växellåda",
    filter: { name: "gearbox" },
  }),
  fuelType: fact.choice("Drivmedel", "technical", fuels, {
    isRequired: true,
    isNumbered: true,
    noun: "inget känt drivmedel",
    importLabel: "drivmedel",
    api: "1 Bensin, 2 Diesel, 3 El, 4 Hybrid, 5 Laddhybrid, 6 Miljöbränsle",
    advert: "Drivmedel",
    filter: { name: "fuelTypes", isList: true },
  }),
  colour: fact.choice("Färg", "identity", colours, {
    isRequired: true,
    importLabel: "färg",
    api: true,
    advert: "Färg",
    filter: { name: "carColors", isList: true },
  }),
  seats: fact.count("Säten", "technical", [1, 60], {
    isRequired: true,
    importLabel: "säten",
    api: true,
    advert: "Säten",
    filter: {
      name: "seats",
      isList: true,
      options: seatChoices,
      labelOf: seatChoiceLabel,
      optionOf: seatChoiceFor,
    },
  }),
  horsepower: fact.count("Effekt", "technical", [1, 2_500], {
    isRequired: true,
    unit: "hk",
    noun: "helt antal hästkrafter",
    unitsInFiles: ["hk", "hkr", "hp"],
    importLabel: "hästkrafter",
    api: true,
    advert: "Effekt",
  }),
  // Null for cars that cannot be charged.
  wltpRange: fact.count("Räckvidd el (WLTP)", "battery", [0, 2_000], {
    unit: "km",
    isUnknownAtZero: true,
    importLabel: "räckvidd",
    api: "Elektrisk räckvidd i km enligt WLTP",
    advert: "Räckvidd el (WLTP)",
  }),
  // Litres, or kWh for electric cars; mixed driving, WLTP.
  consumption: fact.decimal("Förbrukning", "technical", [0, 100], {
    unit: "/100 km",
    noun: "tal",
    unitsInFiles: ["l/100 km", "kwh/100 km", "l", "kwh"],
    isUnknownAtZero: true,
    importLabel: "förbrukning",
    api: "Liter, eller kWh för elbilar, per 100 km",
  }),
  batteryCapacityGross: fact.decimal("Batterikapacitet", "battery", [0, 1_000], {
    unit: "kWh",
    isUnknownAtZero: true,
    importLabel: "batterikapacitet",
    api: "kWh",
    advert: "Batteri, brutto",
    filter: {
      name: "batteryFrom",
      bound: "atLeast",
      label: "Minsta batteri i kWh",
      steps: [10, 20, 40, 50, 60, 70, 80],
      text: (min) => `Batteri minst ${min}\u00a0kWh`,
    },
  }),
};
