import { displayPlate } from "#core/plate/display-plate.ts";
import type { Car } from "#features/cars/rules/car.ts";
import { mapFacts } from "#features/cars/rules/facts/car-fact.ts";
import { type ImportedFactName, importedFacts } from "#features/cars/rules/facts/car-facts.ts";
import type { Sale } from "#features/cars/rules/sale.ts";
import { isDelivered, isSold, status } from "#features/cars/rules/status.ts";
import { guarded } from "#features/stock-import/service/formula-guard.ts";
import { type StockColumn, stockColumns } from "#features/stock-import/service/stock-columns.ts";

/** Pictures have our own addresses, which an import cannot fetch: without their column they stay. */
type FileColumn = Exclude<StockColumn, "images">;
const fileColumns = Object.keys(stockColumns).filter((name) => name !== "images") as FileColumn[];

export type FiledCar = { car: Car; sale: Sale | null };
type Cell = string | number | boolean | null | readonly string[] | Date;

/** A number that stands for a word is written as the word. */
const factCells = mapFacts(importedFacts, (row, name) => ({ car }: FiledCar) => {
  const value = car[name as ImportedFactName];
  return row.kind === "choice" && row.isNumbered ? (row.options[String(value)] ?? null) : value;
}) as Record<ImportedFactName, (filed: FiledCar) => Cell>;

const cells: Record<FileColumn, (filed: FiledCar) => Cell> = {
  licenseplate: ({ car }) => displayPlate(car.licenseplate),
  make: ({ car }) => car.make,
  series: ({ car }) => car.series,
  model: ({ car }) => car.model,
  modelDescription: ({ car }) => car.modelDescription,
  status: (filed) => (hasGivenStatus(filed) ? filed.car.status : null),
  location: ({ car }) => car.location,
  physicalLocation: ({ car }) => car.physicalLocation,
  modelYear: ({ car }) => car.modelYear,
  batteryHealthPercent: ({ car }) => car.batteryHealth?.percent ?? null,
  batteryHealthMethod: ({ car }) => car.batteryHealth?.method ?? null,
  batteryHealthMeasuredOn: ({ car }) => car.batteryHealth?.measuredOn ?? null,
  ...factCells,
  price: ({ car }) => car.price,
  assignedPhoneNumber: ({ car }) => car.assignedPhoneNumber,
  phoneNumber: ({ car }) => car.phoneNumber,
  publishedAt: ({ car }) => car.publishedAt,
  soldAt: (filed) => soldAs(filed)?.soldAt ?? null,
  soldPrice: (filed) => soldAs(filed)?.price ?? null,
  deliveredAt: (filed) => soldAs(filed)?.deliveredAt ?? null,
};

/** A status that an import would refuse, or could not put back without the sale, is left blank: blank changes nothing. */
function hasGivenStatus(filed: FiledCar): boolean {
  const { status: own } = filed.car;
  return own <= status.delivered && (!isSold(own) || soldAs(filed) !== null);
}

function soldAs({ car, sale }: FiledCar): Sale | null {
  const isFull = sale !== null && isDelivered(car.status) === (sale.deliveredAt !== null);
  return isSold(car.status) && car.status <= status.delivered && isFull ? sale : null;
}

function textOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "boolean") return cell ? "ja" : "nej";
  if (typeof cell === "number") return String(cell).replace(".", ",");
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === "string" ? cell : cell.join("|");
}

/** A cell for Excel in Swedish: quoted where it has to be, and never a formula. */
function cellText(cell: Cell): string {
  const text = guarded(textOf(cell));
  return /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const headerLine = fileColumns.join(";");

/** One line of a file that our own import reads as: nothing has changed. */
export function lineOfCar(filed: FiledCar): string {
  return fileColumns.map((name) => cellText(cells[name](filed))).join(";");
}
