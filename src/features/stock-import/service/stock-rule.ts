import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { makes } from "#features/cars/rules/makes.ts";
import { isSold, status } from "#features/cars/rules/status.ts";
import { type FuelCode, fuels } from "#features/cars/rules/vocabulary.ts";
import type { RowRule } from "./check-rows.ts";
import { quoted, readPlate, wordHint } from "./read-cell.ts";
import { type StockColumn, stockColumns } from "./stock-columns.ts";
import { type RowSurroundings, type StockRow, stockRowSchema } from "./stock-row.ts";
import { findSeries, seriesWords } from "./vocabulary-words.ts";

/** Electric cars and plug-in hybrids: the two that have a range on electricity. */
export const fuelsWithElectricRange: ReadonlySet<FuelCode> = new Set([3, 5]);

type Relation = {
  /** What it takes to judge; the first is the one that gets the blame. */
  columns: readonly [StockColumn, ...StockColumn[]];
  complaint: (row: StockRow) => string | null;
};

/** What two or more columns of a row must agree on. */
const relations: readonly Relation[] = [
  {
    columns: ["series", "make"],
    complaint: ({ series, make }) =>
      findSeries(make, series)
        ? null
        : `${quoted(series)} är ingen serie av ${makes[make].label}${wordHint(seriesWords(make), series)}`,
  },
  {
    columns: ["wltpRange", "fuelType"],
    complaint: ({ wltpRange, fuelType }) =>
      wltpRange && !fuelsWithElectricRange.has(fuelType)
        ? `anges bara för el och laddhybrid, inte ${fuels[fuelType].toLowerCase()}`
        : null,
  },
  {
    columns: ["maxTrailerWeight", "hasTowbar"],
    complaint: ({ maxTrailerWeight, hasTowbar }) =>
      maxTrailerWeight && !hasTowbar ? "anges bara för bilar med dragkrok (hasTowbar)" : null,
  },
  {
    columns: ["batteryHealthPercent", "batteryHealthMethod", "batteryHealthMeasuredOn"],
    complaint: (row) => {
      const value = [row.batteryHealthPercent, row.batteryHealthMethod, row.batteryHealthMeasuredOn].filter(
        Boolean,
      );
      return value.length % 3 === 0 ? null : "procent, metod och datum ska anges tillsammans";
    },
  },
  {
    columns: ["status", "soldAt", "soldPrice"],
    complaint: ({ status: value = 0, soldAt, soldPrice }) =>
      isSold(value) && !(soldAt && soldPrice) ? "en såld bil (140–150) ska ha soldAt och soldPrice" : null,
  },
  {
    columns: ["soldAt", "status", "soldPrice"],
    complaint: ({ status: value = 0, soldAt, soldPrice, deliveredAt }) =>
      !isSold(value) && (soldAt || soldPrice || deliveredAt)
        ? "soldAt, soldPrice och deliveredAt anges bara för sålda bilar (status 140–150)"
        : null,
  },
  {
    columns: ["deliveredAt", "status", "soldAt"],
    complaint: ({ status: value = 0, soldAt, deliveredAt }) => {
      if (!isSold(value)) return null;
      if (value === status.delivered && !deliveredAt)
        return "saknas: en levererad bil (150) ska ha sitt datum";
      if (value !== status.delivered && deliveredAt) return "anges bara för levererade bilar (status 150)";
      return soldAt && deliveredAt && deliveredAt < soldAt ? "ligger före soldAt" : null;
    },
  },
  {
    columns: ["inspectionComplete", "inspectedOn"],
    complaint: ({ inspectionComplete, inspectedOn }) =>
      inspectionComplete && !inspectedOn ? "anges bara tillsammans med inspectedOn" : null,
  },
];

/**
 * The whole rule for a row. A relation is judged as soon as its own columns could be read, so that a dealer
 * sees everything that is wrong with a row at once.
 */
function stockRowWithRelations(surroundings: RowSurroundings) {
  return relations.reduce(
    (schema, { columns, complaint }) =>
      schema.refine((row) => complaint(row) === null, {
        path: [columns[0]],
        error: (issue) => complaint(issue.input as StockRow) ?? "",
        when: ({ issues }) => !issues.some((issue) => columns.some((column) => issue.path?.[0] === column)),
      }),
    stockRowSchema(surroundings),
  );
}

/**
 * What a car that is kept would be refused for in a file, by the rules that these columns take part in; its sale is told
 * otherwise.
 */
export function complaintsOf(
  car: StockRow,
  changed: ReadonlySet<string>,
): { column: StockColumn; complaint: string }[] {
  return relations
    .filter(({ columns }) => !columns.includes("soldAt") && columns.some((column) => changed.has(column)))
    .flatMap(({ columns: [column], complaint }) => {
      const value = complaint(car);
      return value === null ? [] : [{ column, complaint: value }];
    });
}

/** One row of a dealer's stock file. */
export function stockRule(surroundings: RowSurroundings): RowRule<StockRow, LicensePlate> {
  return {
    columns: stockColumns,
    schema: stockRowWithRelations(surroundings),
    key: { column: "licenseplate", read: readPlate, shown: displayPlate },
  };
}
