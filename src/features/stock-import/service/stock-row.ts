import * as z from "zod";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { saleFacts } from "#features/cars/rules/facts/sale-facts.ts";
import { technicalFacts } from "#features/cars/rules/facts/technical-facts.ts";
import { usedCarFacts } from "#features/cars/rules/facts/used-car-facts.ts";
import { maxPictures } from "#features/cars/rules/image.ts";
import { status } from "#features/cars/rules/status.ts";
import { factCells } from "./fact-cells.ts";
import { pictureSource } from "./pictures/picture-source.ts";
import {
  anyText,
  listOf,
  notZero,
  optionalCell,
  readPhone,
  readPlate,
  requiredCell,
  wordOf,
} from "./read-cell.ts";
import { momentUntil, readDayUpTo } from "./read-date.ts";
import { decimalNumber, wholeNumber } from "./read-number.ts";
import type { StockColumn } from "./stock-columns.ts";
import { type StoreNames, storeOf } from "./store-names.ts";
import { makeWords } from "./vocabulary-words.ts";

const percent = decimalNumber({ noun: "procenttal", min: 1, max: 100, units: ["%"] });
const kronorCell = wholeNumber({
  noun: "helt antal kronor",
  min: 1,
  max: 100_000_000,
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
  const pastDay = readDayUpTo(today);
  const { carType, ...saleCells } = factCells(saleFacts, today);
  return z.object({
    licenseplate: requiredCell(readPlate),
    make: requiredCell(wordOf(makeWords, "inget märke vi säljer")),
    series: requiredCell(anyText(60)),
    model: optionalCell(anyText(60), null),
    modelDescription: optionalCell(anyText(200), ""),
    status: optionalCell(wholeNumber({ noun: "statusnummer", min: 0, max: status.delivered }), undefined),
    carType,
    location: requiredCell(store),
    physicalLocation: optionalCell(store, null),
    modelYear: requiredCell(wholeNumber({ noun: "årtal", min: 1900, max: Number(today.slice(0, 4)) + 1 })),
    ...factCells(technicalFacts, today),
    batteryHealthPercent: optionalCell(notZero(percent), null),
    batteryHealthMethod: optionalCell(anyText(100), null),
    batteryHealthMeasuredOn: optionalCell(pastDay, null),
    ...factCells(usedCarFacts, today),
    price: optionalCell(notZero(kronorCell), null),
    ...saleCells,
    assignedPhoneNumber: optionalCell(readPhone, null),
    phoneNumber: optionalCell(readPhone, null),
    publishedAt: optionalCell(momentUntil(now), undefined),
    soldAt: optionalCell(momentUntil(now), null),
    soldPrice: optionalCell(notZero(kronorCell), null),
    deliveredAt: optionalCell(momentUntil(now), null),
    images: optionalCell(listOf(pictureSource(hasPictureFolder), { max: maxPictures, noun: "bilder" }), []),
  } satisfies Record<StockColumn, z.ZodType>);
}

export type StockRow = z.infer<ReturnType<typeof stockRowSchema>>;
