import { phoneNumber } from "#core/person/phone.ts";
import type { Car } from "#features/cars/rules/car.ts";
import type { BatteryHealth } from "#features/cars/rules/condition.ts";
import { defaultsOf } from "#features/cars/rules/facts/car-fact.ts";
import { type ImportedFactName, importedFacts } from "#features/cars/rules/facts/car-facts.ts";
import { makes } from "#features/cars/rules/makes.ts";
import { daysInStock } from "#features/cars/rules/price/days-in-stock.ts";
import type { Sale } from "#features/cars/rules/sale.ts";
import { isIncoming, status } from "#features/cars/rules/status.ts";
import type { KnownCar } from "#features/cars/storage/cars-by-plate.ts";
import type { Store } from "#features/stores/rules/store.ts";
import type { ImportedCar } from "../storage/import-cars.ts";
import type { ImportedFinding } from "../storage/import-findings.ts";
import type { StockRow } from "./stock-row.ts";
import { fuelsWithElectricRange } from "./stock-rule.ts";
import { getSeries } from "./vocabulary-words.ts";

/** What a new car is when the file does not say. */
const newCar = {
  ...defaultsOf(importedFacts),
  modelDescription: "",
  status: status.forSale,
  price: null,
  assignedPhoneNumber: null,
} satisfies Partial<Car>;
type NewCarName = keyof typeof newCar;

/** What stands elsewhere than in the row, or had to be fetched: its pictures by their own address, and what was found. */
export type ImportedParts = { images?: string[] | undefined; findings?: ImportedFinding[] | undefined };

/**
 * The car as it shall be kept: what the row says; for the rest what we knew before, and for a new car the
 * defaults. So a file without a status column takes no reservation away.
 */
export function carFromStockRow(
  row: StockRow,
  known: KnownCar | null,
  store: Store,
  now: Date,
  imported: ImportedParts = {},
): ImportedCar {
  const { label, series: labels } = makes[row.make];
  const series = getSeries(row.make, row.series);
  const model = row.model || getLabel(labels, series);
  const carName = `${label} ${model}`;
  const facts = factsOf(row, known ?? newCar);
  const publishedAt =
    row.publishedAt ?? known?.publishedAt ?? (isIncoming(facts.status) ? null : (row.soldAt ?? now));
  return {
    ...facts,
    licenseplate: row.licenseplate,
    make: label,
    normalizedMake: row.make,
    model,
    series,
    carName,
    title: `${carName} ${facts.modelDescription}`.trim(),
    location: row.location,
    physicalLocation: row.physicalLocation ?? row.location,
    modelYear: row.modelYear,
    // The file may take away what made these possible.
    wltpRange: fuelsWithElectricRange.has(row.fuelType) ? facts.wltpRange : null,
    maxTrailerWeight: facts.hasTowbar ? facts.maxTrailerWeight : null,
    batteryHealth: batteryHealthOf(row, known),
    inspectionComplete: facts.inspectionComplete && facts.inspectedOn !== null,
    assignedPhoneNumber: asKnown(facts.assignedPhoneNumber, known?.assignedPhoneNumber),
    phoneNumber:
      asKnown(row.phoneNumber, known?.phoneNumber) ?? phoneNumberBefore(row, known) ?? store.phoneNumber,
    publishedAt,
    images: changedImages(imported.images, known?.imageUrls),
    findings: imported.findings,
    sale: saleOf(row, publishedAt),
  };
}

/** What the row says of its sale. It may have stood here for longer than we know of. */
function saleOf({ soldAt, soldPrice, deliveredAt }: StockRow, publishedAt: Date | null): Sale | undefined {
  if (!soldAt || !soldPrice) return undefined;
  return {
    soldAt,
    price: soldPrice,
    deliveredAt: deliveredAt ?? null,
    daysInStock: daysInStock(publishedAt, soldAt) ?? 0,
  };
}

/** A number that we have, however it is written there, is not another. */
function asKnown(imported: string | null | undefined, known: string | null | undefined): string | null {
  const isSame = typeof known === "string" && imported === phoneNumber.safeParse(known).data;
  return (isSame ? known : imported) ?? null;
}

/** A car that moves to another store is answered for there. */
function phoneNumberBefore(row: StockRow, known: Car | null): string | null {
  return known?.location === row.location ? known.phoneNumber : null;
}

/** What every file must say is in the row. */
function factsOf(row: StockRow, otherwise: Partial<Car>): Pick<Car, ImportedFactName | NewCarName> {
  const names = Object.keys({ ...importedFacts, ...newCar }) as (ImportedFactName | NewCarName)[];
  const facts = names.map((name) => [name, row[name] === undefined ? otherwise[name] : row[name]]);
  return Object.fromEntries(facts) as ReturnType<typeof factsOf>;
}

function batteryHealthOf(row: StockRow, known: Car | null): BatteryHealth | null {
  const {
    batteryHealthPercent: percent,
    batteryHealthMethod: method,
    batteryHealthMeasuredOn: measuredOn,
  } = row;
  if (percent === undefined) return known?.batteryHealth ?? null;
  return percent && method && measuredOn ? { percent, method, measuredOn } : null;
}

/** Pictures that are the same are not said: they keep what staff has noted about them. */
function changedImages(imported: string[] | undefined, known: string[] | undefined): string[] | undefined {
  const isSame =
    imported?.length === known?.length && imported?.every((url, position) => url === known?.[position]);
  return isSame ? undefined : imported;
}

function getLabel(labels: Record<string, string>, series: string): string {
  return labels[series] ?? series;
}
