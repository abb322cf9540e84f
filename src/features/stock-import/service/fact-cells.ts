import type * as z from "zod";
import {
  type CarFact,
  type CarFactRows,
  mapFacts,
  type NamesWith,
  type ValueOf,
} from "#features/cars/rules/facts/car-fact.ts";
import { optional, type Reader, required, wordOf, yesOrNo } from "./read-cell.ts";
import { wholeNumber } from "./read-number.ts";
import { byValueAndLabel, wordList } from "./word-list.ts";

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
  return mapFacts(rows, (row) =>
    row.importLabel === undefined ? null : { required: row.default === undefined, label: row.importLabel },
  ) as Columns<Rows>;
}

/** What a dealer's file may say in each of them. */
export function factCells<Rows extends CarFactRows>(rows: Rows): Cells<Rows> {
  return mapFacts(rows, (row) => {
    if (row.importLabel === undefined) return null;
    return row.default === undefined ? required(readerOf(row)) : optional(readerOf(row), row.default);
  }) as unknown as Cells<Rows>;
}

function readerOf(row: CarFact): Reader<unknown> {
  switch (row.kind) {
    case "count":
      return wholeNumber({ noun: row.noun, least: row.min, most: row.max });
    case "yesNo":
      return yesOrNo;
    case "choice":
      return wordOf(
        wordList([...byValueAndLabel(row.options), ...Object.entries(row.synonyms ?? {})]),
        row.noun,
      );
  }
}
