import type * as z from "zod";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import { mapFacts } from "#features/cars/rules/facts/car-fact.ts";
import { siteFacts } from "#features/cars/rules/facts/car-facts.ts";
import { status } from "#features/cars/rules/status.ts";
import { readerOf } from "#features/stock-import/service/fact-cells.ts";
import { wholeNumber } from "#features/stock-import/service/read-number.ts";
import type { StockColumn } from "#features/stock-import/service/stock-columns.ts";
import { type StockRow, stockRowSchema } from "#features/stock-import/service/stock-row.ts";
import { complaintsOf } from "#features/stock-import/service/stock-rule.ts";
import { storeNames } from "#features/stock-import/service/store-names.ts";
import type { Store } from "#features/stores/rules/store.ts";
import {
  type CarFacts,
  type CarField,
  carFieldNames,
  carFields,
  type FieldValue,
  isCarField,
} from "../rules/car-fields.ts";
import type { FieldValues } from "../rules/merge-edit.ts";

/** `confirm`: nothing is wrong, but it is asked about once more. */
export type FieldError = { field: CarField | "soldPrice" | "confirm"; message: string };
/** As the form has them, so that the first is the one a person comes to first. */
export function inFormOrder(errors: readonly FieldError[]): FieldError[] {
  const order: readonly string[] = [...carFieldNames, "soldPrice", "confirm"];
  return errors.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}

type Read = { value: FieldValue } | { complaint: string };

/** Fields under another name than the column of a file. */
const columnOf: Partial<Record<CarField, StockColumn>> = { normalizedMake: "make" };
const fieldOf: Partial<Record<StockColumn, CarField>> = { make: "normalizedMake" };

/** What somebody wrote in the fields of a car, by the same rules as a dealer's file. */
export function fieldReader({ now, stores }: { now: Date; stores: readonly Store[] }) {
  /** Of what no file says. */
  const fieldReaders: Partial<Record<string, (cell: unknown) => Read>> = {
    ...mapFacts(siteFacts, (row) => readerOf(row)(stockholmDay(now)) as (cell: unknown) => Read),
    status: wholeNumber({ noun: "statusnummer", min: 0, max: status.delivered }),
  };
  const { shape } = stockRowSchema({ now, stores: storeNames(stores), hasPictureFolder: false });

  function readOne(field: CarField, input: unknown): Read {
    const own = fieldReaders[field];
    if (own) return own(input);
    const column = columnOf[field] ?? (field as StockColumn);
    // To leave a field empty says that it is so; to leave it out says nothing.
    const read = (shape[column] as z.ZodType<FieldValue>).safeParse(input ?? "");
    return read.success
      ? { value: read.data ?? null }
      : { complaint: read.error.issues[0]?.message ?? "går inte att läsa" };
  }

  return (input: Partial<Record<CarField, unknown>>): { values: FieldValues; errors: FieldError[] } => {
    const values: FieldValues = {};
    const errors: FieldError[] = [];
    for (const [field, cell] of Object.entries(input)) {
      if (!isCarField(field)) continue;
      const read = readOne(field, cell);
      if ("value" in read) values[field] = read.value;
      else errors.push(fieldError(field, read.complaint));
    }
    return { values, errors };
  };
}

/** What two or more fields of the car must agree on, of those that were changed. */
export function relationErrors(car: CarFacts, changed: readonly CarField[]): FieldError[] {
  const columns = new Set(changed.map((field) => columnOf[field] ?? field));
  const row = { ...car, make: car.normalizedMake } as unknown as StockRow;
  return complaintsOf(row, columns).map(({ column, complaint }) =>
    fieldError(fieldOf[column] ?? (column as CarField), complaint),
  );
}

/** "Miltal saknas", "Släpvagnsvikt anges bara för bilar med dragkrok (Dragkrok)" */
export function fieldError(field: CarField, complaint: string): FieldError {
  const { label } = carFields[field];
  const inWords = complaint.replace(/\b\w+\b/g, (word) => (isCarField(word) ? carFields[word].label : word));
  if (/^["”]/.test(inWords)) return { field, message: inWords };
  return {
    field,
    message: `${label}${/^(saknas|anges|ligger|är|har)\b/.test(inWords) ? "" : ":"} ${inWords}`,
  };
}
