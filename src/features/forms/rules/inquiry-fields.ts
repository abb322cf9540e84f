import * as z from "zod";
import { phoneNumber, phoneText } from "#core/person/phone.ts";
import { formatNumber } from "#core/text/number.ts";
import { numberFromText } from "#core/text/number-from-text.ts";
import { oneLine } from "#core/text/one-line.ts";

/*
 * What the fields of a form and of a request have in common. A form sends text and leaves an empty field
 * as "", a program sends numbers, null or nothing at all; both shall mean the same.
 */

/** Fits the database's integer column and every car ever sold. */
const maxNumber = 999_999_999;

/** Text that must be there. */
export function requiredText(message: string, maxLength: number) {
  return z.string(message).trim().min(1, message).max(maxLength, tooLong(maxLength));
}

/** Text of one line that must be there. */
export function requiredLine(message: string, maxLength: number) {
  return requiredText(message, maxLength).overwrite(oneLine);
}

/** Text that may be left out; absent is null, never "". */
export function optionalText(maxLength: number) {
  return orNull(z.string("Ska vara text").trim().max(maxLength, tooLong(maxLength)));
}

/** Text of one line that may be left out. */
export function optionalLine(maxLength: number) {
  return orNull(z.string("Ska vara text").trim().max(maxLength, tooLong(maxLength)).overwrite(oneLine));
}

/** A field that may be left out: nothing, null and blank are all null. */
export function orNull<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.preprocess((value) => (isBlank(value) ? null : value), z.nullable(schema).default(null));
}

/** "2026-11-06", as the browser's own field for dates sends it; may be left out. */
export const optionalDay = orNull(z.iso.date("Skriv datumet som åååå-mm-dd"));

export const noTime = "Välj en tid";

/** A moment as the form sends it, "2026-11-17T09:00Z"; whether it can be had is another question. */
export const driveStart = z
  .string(noTime)
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/, noTime)
  .refine((text) => !Number.isNaN(Date.parse(text)), noTime)
  .transform((text) => new Date(text));

/** A phone number that may be left out; the text "null" is no number either. */
export const optionalPhone = z.preprocess(
  (value) => (typeof value === "string" ? phoneText(value) : (value ?? null)),
  phoneNumber.nullable().default(null),
);

/** A whole number, typed or sent. An empty field is missing, not 0. */
export function wholeNumber(message: string, { min = 0, max = maxNumber } = {}) {
  return z.preprocess(numberFromField, z.int(message).min(min, message).max(max, message));
}

/** A number from 0 that may have decimals, with comma or point. */
export function decimalNumber(message: string) {
  return z.preprocess(numberFromField, z.number(message).min(0, message).max(maxNumber, message));
}

/** A tick box: a browser sends "on" or nothing, a program true or false. Unticked unless said. */
export const tickBox = z.preprocess((value) => {
  if (isBlank(value)) return false;
  return typeof value === "string" ? (tickBoxValues[value.toLowerCase()] ?? value) : value;
}, z.boolean("Ska vara ja eller nej").default(false));

/** A tick without which it cannot go on. */
export function requiredTick(message: string) {
  return tickBox.refine((isTicked) => isTicked, message);
}

const tickBoxValues: Record<string, boolean> = { on: true, true: true, off: false, false: false };

/** Nothing was filled in. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

function numberFromField(value: unknown): unknown {
  return typeof value === "string" ? (numberFromText(value) ?? undefined) : (value ?? undefined);
}

function tooLong(maxLength: number): string {
  return `Skriv högst ${formatNumber(maxLength)} tecken`;
}
