import * as z from "zod";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import { mostPictures } from "#features/cars/rules/image.ts";
import { status } from "#features/cars/rules/status.ts";
import { factCells } from "./fact-cells.ts";
import { pictureSource } from "./pictures/picture-source.ts";
import {
  anyText,
  listOf,
  optional,
  optionalNotZero,
  phone,
  plate,
  required,
  wordOf,
  yesOrNo,
} from "./read-cell.ts";
import { day, dayUntil, momentUntil } from "./read-date.ts";
import { decimalNumber, wholeNumber } from "./read-number.ts";
import type { StockColumn } from "./stock-columns.ts";
import { type StoreNames, storeOf } from "./store-names.ts";
import * as words from "./vocabulary-words.ts";

const mil = wholeNumber({ noun: "helt antal mil", least: 0, most: 200_000, units: ["mil"] });
const km = wholeNumber({ noun: "helt antal km", least: 1, most: 2_000, units: ["km"] });
const kilograms = wholeNumber({ noun: "helt antal kg", least: 1, most: 10_000, units: ["kg"] });
const horses = wholeNumber({
  noun: "helt antal hästkrafter",
  least: 1,
  most: 2_500,
  units: ["hk", "hkr", "hp"],
});
const millimetres = decimalNumber({ noun: "antal mm", least: 0, most: 30, units: ["mm"] });
const kilowattHours = decimalNumber({ noun: "antal kWh", least: 0, most: 1_000, units: ["kwh"] });
const percent = decimalNumber({ noun: "procenttal", least: 1, most: 100, units: ["%"] });
const perHundredKm = decimalNumber({
  noun: "tal",
  least: 0,
  most: 100,
  units: ["l/100 km", "kwh/100 km", "l", "kwh"],
});
const tax = wholeNumber({
  noun: "helt antal kronor",
  least: 0,
  most: 1_000_000,
  units: ["kr/år", "kr", "sek", ":-"],
});
const asked = wholeNumber({
  noun: "helt antal kronor",
  least: 1,
  most: 100_000_000,
  units: ["kr", "sek", ":-"],
});

/** What it takes to judge a row, beside the row. */
export type RowSurroundings = {
  now: Date;
  /** Those of the database and those that come with the import. */
  stores: StoreNames;
  hasPictureFolder: boolean;
};

/** One row of a dealer's file: every column, what it may say, and what it means when it says nothing. */
export function stockRowSchema({ now, stores, hasPictureFolder }: RowSurroundings) {
  const store = storeOf(stores);
  const today = stockholmDay(now);
  const past = dayUntil(today);
  return z.object({
    licenseplate: required(plate),
    make: required(wordOf(words.makeWords, "inget märke vi säljer")),
    series: required(anyText(60)),
    model: optional(anyText(60), null),
    modelDescription: optional(anyText(200), ""),
    status: optional(wholeNumber({ noun: "statusnummer", least: 0, most: status.delivered }), undefined),
    carType: optional(wordOf(words.carTypeWords, "ingen känd biltyp"), "default" as const),
    location: required(store),
    physicalLocation: optional(store, null),
    modelYear: required(wholeNumber({ noun: "årtal", least: 1900, most: Number(today.slice(0, 4)) + 1 })),
    firstRegisteredOn: required(past),
    mileage: required(mil),
    bodyType: required(wordOf(words.bodyTypeWords, "ingen känd karosstyp")),
    gearboxType: required(wordOf(words.gearboxWords, "ingen känd växellåda")),
    fuelType: required(wordOf(words.fuelWords, "inget känt drivmedel")),
    colour: required(wordOf(words.colourWords, "ingen känd färg")),
    seats: required(wholeNumber({ noun: "antal säten", least: 1, most: 60 })),
    horsepower: required(horses),
    wltpRange: optionalNotZero(km),
    consumption: optionalNotZero(perHundredKm),
    batteryCapacityGross: optionalNotZero(kilowattHours),
    batteryHealthPercent: optionalNotZero(percent),
    batteryHealthMethod: optional(anyText(100), null),
    batteryHealthMeasuredOn: optional(past, null),
    hasAwd: optional(yesOrNo, null),
    ...factCells(carFacts),
    maxTrailerWeight: optionalNotZero(kilograms),
    leasable: optional(yesOrNo, false),
    equipment: optional(listOf(wordOf(words.equipmentWords, "ingen känd utrustning")), []),
    equipmentDetails: optional(listOf(anyText(100)), []),
    annualTax: optional(tax, null),
    inspectionDueOn: optional(day, null),
    inspectedOn: optional(past, null),
    inspectionComplete: optional(yesOrNo, false),
    tyreKind: optional(wordOf(words.tyreKindWords, "ingen känd däcktyp"), null),
    tyreDepthFront: optional(millimetres, null),
    tyreDepthRear: optional(millimetres, null),
    price: optionalNotZero(asked),
    vatDeductible: optional(yesOrNo, null),
    assignedPhoneNumber: optional(phone, null),
    phoneNumber: optional(phone, null),
    publishedAt: optional(momentUntil(now), undefined),
    soldAt: optional(momentUntil(now), null),
    soldPrice: optionalNotZero(asked),
    deliveredAt: optional(momentUntil(now), null),
    images: optional(listOf(pictureSource(hasPictureFolder), { most: mostPictures, noun: "bilder" }), []),
  } satisfies Record<StockColumn, z.ZodType>);
}

export type StockRow = z.infer<ReturnType<typeof stockRowSchema>>;
