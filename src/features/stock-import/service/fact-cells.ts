import type * as z from "zod";
import {
  type CarFact,
  type CarFactRows,
  factsWith,
  mapFacts,
  type NamesWith,
  type ValueOf,
  valuesOf,
} from "#features/cars/rules/facts/car-fact.ts";
import { anyText, listOf, notZero, optional, type Reader, required, wordOf, yesOrNo } from "./read-cell.ts";
import { day, dayUntil } from "./read-date.ts";
import { decimalNumber, wholeNumber } from "./read-number.ts";
import { type WordList, wordList } from "./word-list.ts";

type Imported<Rows> = NamesWith<Rows, "importLabel">;
type Columns<Rows> = { [Name in Imported<Rows>]: { required: boolean; label: string } };
/** An empty cell says the default; a file without the column says nothing. */
type Cells<Rows> = {
  [Name in Imported<Rows>]: z.ZodType<
    ValueOf<Rows[Name]> | (Rows[Name] extends { default: unknown } ? undefined : never)
  >;
};

/** The columns of a dealer's file that follow from the facts. */
export function factColumnsOfFile<Rows extends CarFactRows>(rows: Rows): Columns<Rows> {
  return mapFacts(factsWith(rows, "importLabel"), (row) => ({
    required: row.default === undefined,
    label: row.importLabel,
  })) as Columns<Rows>;
}

/** What a dealer's file may say in each of them. */
export function factCells<Rows extends CarFactRows>(rows: Rows, today: string): Cells<Rows> {
  return mapFacts(factsWith(rows, "importLabel"), (row) => {
    const read = readerOf(row, today);
    return row.default === undefined ? required(read) : optional(read, row.default);
  }) as unknown as Cells<Rows>;
}

/** What is read of a fact, in a file or in the staff's form. */
export function readerOf(row: CarFact, today: string): Reader<unknown> {
  switch (row.kind) {
    case "count":
    case "decimal":
      return numberOf(row);
    case "yesNo":
      return yesOrNo;
    case "choice":
      return wordOf(factWords(row), row.noun);
    case "tags":
      return listOf(wordOf(factWords(row), row.noun));
    case "texts":
      return listOf(anyText(row.maxLength));
    case "day":
      return row.isPast ? dayUntil(today) : day;
  }
}

function numberOf(row: CarFact & { kind: "count" | "decimal" }): Reader<number | null> {
  const { kind, noun, min, max, unit, unitsInFiles, isUnknownAtZero } = row;
  const units = unitsInFiles ?? (unit ? [unit.toLowerCase()] : []);
  const isWhole = kind === "count";
  const least = isWhole && isUnknownAtZero ? Math.max(1, min) : min;
  const read = (isWhole ? wholeNumber : decimalNumber)({ noun, least, most: max, units });
  return isUnknownAtZero ? notZero(read) : read;
}

type Worded = {
  options: Readonly<Record<string, string>>;
  synonyms?: Readonly<Record<string, string>>;
  isNumbered?: true;
};
type Option<Row extends Worded> = keyof Row["options"];

/** What a dealer may write for each option: its value, its label, and what nearly every system of the trade writes. */
export function factWords<Row extends Worded>(row: Row): WordList<Option<Row>> {
  const values = valuesOf(row) as Option<Row>[];
  const labels = Object.values(row.options);
  return wordList([
    ...values.map((value) => [String(value), value] as const),
    ...values.map((value, at) => [labels[at] ?? "", value] as const),
    ...Object.entries(row.synonyms ?? {}).map(([word, value]) => [word, value as Option<Row>] as const),
  ]);
}
