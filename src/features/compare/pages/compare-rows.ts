import { bestInRow, differs } from "../rules/compare-row.ts";
import type { ComparedCar } from "./compared-car.ts";
import { type Choices, costRows, priceRows } from "./cost-rows.ts";
import { conditionRows, equipmentRows, factRows, placeRows } from "./fact-rows.ts";
import type { Cell, Row } from "./row.ts";

export type RowView = {
  label: string;
  note: string | null;
  cells: { cell: Cell | null; isBest: boolean }[];
  isAlike: boolean;
};
export type GroupView = { heading: string; rows: RowView[] };

/** All rows in groups. A row that says nothing of any car is left out, and with `onlyDifferences` one in which all are alike. */
export function compareGroups(
  cars: readonly ComparedCar[],
  choices: Choices,
  onlyDifferences: boolean,
): GroupView[] {
  const groups: [heading: string, rows: Row[]][] = [
    ["Pris och kostnad", [...priceRows(choices), ...costRows(choices)]],
    ["Bilen", factRows],
    ["Skick", conditionRows],
    ["Utrustning", equipmentRows(cars)],
    ["Var och när", placeRows],
  ];
  return groups
    .map(([heading, rows]) => ({ heading, rows: rows.flatMap((row) => rowView(row, cars)) }))
    .map(({ heading, rows }) => ({
      heading,
      rows: rows.filter(({ isAlike }) => !onlyDifferences || !isAlike),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function rowView(row: Row, cars: readonly ComparedCar[]): RowView[] {
  const cells = cars.map((car) => cellOf(row.cell(car)));
  if (cells.every((cell) => cell === null)) return [];
  const { rank } = row;
  const ranks = cars.map((car) => (car.kind === "own" || !rank ? null : rank(car)));
  const best = row.better ? bestInRow(ranks, row.better) : [];
  return [
    {
      label: row.label,
      note: row.note ?? null,
      cells: cells.map((cell, at) => ({ cell, isBest: best[at] ?? false })),
      isAlike: cars.length > 1 && !differs(cells.map((cell) => cell && `${cell.text} ${cell.below ?? ""}`)),
    },
  ];
}

function cellOf(value: Cell | string | null): Cell | null {
  return typeof value === "string" ? { text: value } : value;
}
