import type * as z from "zod";
import {
  byKind,
  type CarFactRows,
  type FactOf,
  factsWith,
  mapFacts,
  type NamesWith,
  type ValueOf,
  valuesOf,
} from "#features/cars/rules/facts/car-fact.ts";
import {
  anyText,
  listOf,
  notZero,
  optionalCell,
  type Reader,
  requiredCell,
  wordOf,
  yesOrNo,
} from "./read-cell.ts";
import { readDay, readDayUpTo } from "./read-date.ts";
import { decimalNumber, wholeNumber } from "./read-number.ts";
import { type WordList, wordList } from "./word-list.ts";

type Imported<Rows> = NamesWith<Rows, "importLabel">;
/** An empty cell says the default; a file without the column says nothing. */
type Cell<Fact> = z.ZodType<ValueOf<Fact> | (Fact extends { default: unknown } ? undefined : never)>;

/** The columns of a dealer's file that follow from the facts. */
export function factColumnsOfFile<Rows extends CarFactRows>(rows: Rows) {
  return mapFacts(factsWith(rows, "importLabel"), (row) => ({
    required: row.default === undefined,
    label: row.importLabel,
  })) as { [Name in Imported<Rows>]: { required: boolean; label: string } };
}

/** What a dealer's file may say in each of them. */
export function factCells<Rows extends CarFactRows>(rows: Rows, today: string) {
  return mapFacts(factsWith(rows, "importLabel"), (row) => {
    const read = readerOf(row)(today);
    return row.default === undefined ? requiredCell(read) : optionalCell(read, row.default);
  }) as unknown as { [Name in Imported<Rows>]: Cell<Rows[Name]> };
}

/** What is read of a fact, in a file or in the staff's form. */
export const readerOf = byKind<(today: string) => Reader<unknown>>({
  count: (row) => () => numberOf(row),
  decimal: (row) => () => numberOf(row),
  yesNo: () => () => yesOrNo,
  choice: (row) => () => wordOf(factWords(row), row.noun ?? `ingen känd ${row.importLabel}`),
  tags: (row) => () => listOf(wordOf(factWords(row), `ingen känd ${row.importLabel}`)),
  texts: (row) => () => listOf(anyText(row.maxLength)),
  day: (row) => (today) => (row.isPast ? readDayUpTo(today) : readDay),
});

function numberOf(row: FactOf<"count" | "decimal">): Reader<number | null> {
  const { kind, min = 0, max, unit, isUnknownAtZero } = row;
  const isComplete = kind === "count";
  const read = (isComplete ? wholeNumber : decimalNumber)({
    noun: row.noun ?? `${isComplete && unit ? "helt " : ""}antal ${unit ?? row.importLabel}`,
    min: isComplete && isUnknownAtZero ? Math.max(1, min) : min,
    max: max,
    units: row.unitsInFiles ?? (unit ? [unit.toLowerCase()] : []),
  });
  return isUnknownAtZero ? notZero(read) : read;
}

type Options = Readonly<Record<string, string>>;
type Worded = { options: Options; synonyms?: Readonly<Record<string, string | number>>; isNumbered?: true };

/** What a dealer may write for each option: its value, its label, and what nearly every system of the trade writes. */
export function factWords<Fact extends Worded>(row: Fact): WordList<keyof Fact["options"]> {
  const values = valuesOf(row) as (string & keyof Fact["options"])[];
  return wordList([
    ...values.map((value) => [String(value), value] as const),
    ...values.map((value) => [row.options[value] ?? "", value] as const),
    ...(Object.entries(row.synonyms ?? {}) as [string, (typeof values)[number]][]),
  ]);
}
