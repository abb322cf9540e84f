import { carFacts } from "#features/cars/rules/facts/car-facts.ts";
import type { Columns } from "./column-names.ts";
import { factColumnsOfFile } from "./fact-cells.ts";

const { owners, serviceHistory, hasTowbar, ...furtherFacts } = factColumnsOfFile(carFacts);

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
  carType: { required: false, label: "biltyp" },
  location: { required: true, label: "butik" },
  physicalLocation: { required: false, label: "plats" },
  modelYear: { required: true, label: "årsmodell" },
  firstRegisteredOn: { required: true, label: "första registrering" },
  mileage: { required: true, label: "miltal" },
  bodyType: { required: true, label: "kaross" },
  gearboxType: { required: true, label: "växellåda" },
  fuelType: { required: true, label: "drivmedel" },
  colour: { required: true, label: "färg" },
  seats: { required: true, label: "säten" },
  horsepower: { required: true, label: "hästkrafter" },
  wltpRange: { required: false, label: "räckvidd" },
  consumption: { required: false, label: "förbrukning" },
  batteryCapacityGross: { required: false, label: "batterikapacitet" },
  batteryHealthPercent: { required: false, label: "batterihälsa" },
  batteryHealthMethod: { required: false, label: "batterihälsa metod" },
  batteryHealthMeasuredOn: { required: false, label: "batterihälsa datum" },
  hasAwd: { required: false, label: "fyrhjulsdrift" },
  hasTowbar,
  maxTrailerWeight: { required: false, label: "släpvagnsvikt" },
  leasable: { required: false, label: "leasing" },
  equipment: { required: false, label: "utrustning" },
  equipmentDetails: { required: false, label: "övrig utrustning" },
  owners,
  annualTax: { required: false, label: "fordonsskatt" },
  inspectionDueOn: { required: false, label: "besiktigas senast" },
  inspectedOn: { required: false, label: "genomgången av tekniker" },
  inspectionComplete: { required: false, label: "komplett protokoll" },
  tyreKind: { required: false, label: "däcktyp" },
  tyreDepthFront: { required: false, label: "mönsterdjup fram" },
  tyreDepthRear: { required: false, label: "mönsterdjup bak" },
  serviceHistory,
  price: { required: false, label: "pris" },
  vatDeductible: { required: false, label: "moms" },
  assignedPhoneNumber: { required: false, label: "direktnummer" },
  phoneNumber: { required: false, label: "telefon" },
  publishedAt: { required: false, label: "publicerad" },
  soldAt: { required: false, label: "såld" },
  soldPrice: { required: false, label: "försäljningspris" },
  deliveredAt: { required: false, label: "levererad" },
  ...furtherFacts,
  images: { required: false, label: "bilder" },
} as const satisfies Columns;

export type StockColumn = keyof typeof stockColumns;
