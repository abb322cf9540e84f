import { saleFacts } from "#features/cars/rules/facts/sale-facts.ts";
import { technicalFacts } from "#features/cars/rules/facts/technical-facts.ts";
import { usedCarFacts } from "#features/cars/rules/facts/used-car-facts.ts";
import type { Columns } from "./column-names.ts";
import { factColumnsOfFile } from "./fact-cells.ts";

const { carType, ...factsOfSale } = factColumnsOfFile(saleFacts);

/**
 * What a dealer's file may say about a car: the column names of a CSV file and the keys of a JSON object.
 * The label is what a Swedish export tends to call the same thing; it is never accepted as a name, but it
 * lets the report suggest the right one ("regnr" → licenseplate). format.md explains each column.
 */
export const stockColumns = {
  licenseplate: { required: true, label: "regnr" },
  make: { required: true, label: "märke" },
  series: { required: true, label: "serie" },
  model: { required: false, label: "modell" },
  modelDescription: { required: false, label: "modellbeskrivning" },
  status: { required: false, label: "status" },
  carType,
  location: { required: true, label: "butik" },
  physicalLocation: { required: false, label: "plats" },
  modelYear: { required: true, label: "årsmodell" },
  ...factColumnsOfFile(technicalFacts),
  batteryHealthPercent: { required: false, label: "batterihälsa" },
  batteryHealthMethod: { required: false, label: "batterihälsa metod" },
  batteryHealthMeasuredOn: { required: false, label: "batterihälsa datum" },
  ...factColumnsOfFile(usedCarFacts),
  price: { required: false, label: "pris" },
  ...factsOfSale,
  assignedPhoneNumber: { required: false, label: "direktnummer" },
  phoneNumber: { required: false, label: "telefon" },
  publishedAt: { required: false, label: "publicerad" },
  soldAt: { required: false, label: "såld" },
  soldPrice: { required: false, label: "försäljningspris" },
  deliveredAt: { required: false, label: "levererad" },
  images: { required: false, label: "bilder" },
} as const satisfies Columns;

export type StockColumn = keyof typeof stockColumns;
