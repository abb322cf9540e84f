import * as z from "zod";
import { phoneNumber } from "#core/person/phone.ts";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import { slugForm } from "#features/stores/rules/store.ts";
import { folded, nearestWord, type WordList } from "./word-list.ts";

/**
 * What stands in one column of one row: text from a CSV file, any JSON value from a JSON file. A reader
 * makes a value of it, or says in Swedish why it cannot.
 */
export type Reader<T> = (cell: unknown) => { value: T } | { complaint: string };

export function value<T>(read: T): { value: T } {
  return { value: read };
}

export function complaint(cell: unknown, reason: string): { complaint: string } {
  return { complaint: `${quoted(cell)} ${reason}` };
}

export function requiredCell<T>(read: Reader<T>) {
  return z.unknown().transform((cell, context) => {
    return parsedOr(isBlank(cell) ? { complaint: "saknas" } : read(cell), cell, context);
  });
}

/** A blank cell says `blank`; a column that is not in the file says nothing at all. */
export function optionalCell<T, B>(read: Reader<T>, blank: B) {
  return z.unknown().transform((cell, context) => {
    if (cell === undefined) return undefined;
    return isBlank(cell) ? blank : parsedOr(read(cell), cell, context);
  });
}

/** Many systems write 0 for "we do not know". */
export function notZero(read: Reader<number>): Reader<number | null> {
  return (cell) => (/^0+$/.test(String(cell).trim()) ? value(null) : read(cell));
}

export const readPlate: Reader<LicensePlate> = (cell) => {
  const { data } = licensePlate.safeParse(String(cell));
  return data ? value(data) : complaint(cell, "är inget regnummer");
};

/** Kept with its country code, like every number on the site. */
export const readPhone: Reader<string> = (cell) => {
  const { data } = phoneNumber.safeParse(String(cell));
  return data ? value(data) : complaint(cell, "är inget telefonnummer");
};

/** "Malmö Syd" and "malmo-syd" are the same store: its part of an address. */
export const storeSlug: Reader<string> = (cell) => {
  const slug = String(cell)
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
  return slugForm.test(slug) && slug.length <= maxSlugLength
    ? value(slug)
    : complaint(cell, "är inget namn på en butik (bokstäver a–z, siffror och bindestreck)");
};

const maxSlugLength = 40;

/** On one line, without what a database or a page cannot show. */
export const anyText =
  (maxLength: number): Reader<string> =>
  (cell) => {
    if (typeof cell === "object") return complaint(cell, "är ingen text");
    const text = String(cell).replace(/\s+/g, " ").trim();
    if (/[\p{Control}\ufffd]/u.test(text)) return complaint(cell, "innehåller otillåtna tecken");
    return text.length > maxLength
      ? complaint(cell, `är för långt (högst ${maxLength} tecken)`)
      : value(text);
  };

export function wordOf<T>(list: WordList<T>, noun: string): Reader<T> {
  return (cell) => {
    const reading = list.get(folded(String(cell)));
    return reading ? value(reading.meaning) : complaint(cell, `är ${noun}${wordHint(list, String(cell))}`);
  };
}

/** The words of Excel in Swedish are among them. */
const yesAndNo = new Map([
  ...["ja", "j", "true", "sant", "yes", "1", "x"].map((word) => [word, true] as const),
  ...["nej", "n", "false", "falskt", "no", "0"].map((word) => [word, false] as const),
]);

export const yesOrNo: Reader<boolean> = (cell) => {
  const reading = yesAndNo.get(String(cell).trim().toLowerCase());
  return reading === undefined ? complaint(cell, "är varken ja eller nej") : value(reading);
};

const anyNumber = { max: Number.POSITIVE_INFINITY, noun: "delar" };

/** "a|b" in CSV, ["a", "b"] in JSON. The first part that cannot be read speaks for the list. */
export function listOf<T>(read: Reader<T>, { max, noun } = anyNumber): Reader<T[]> {
  return (cell) => {
    const parts = (Array.isArray(cell) ? cell : String(cell).split("|")).filter((part) => !isBlank(part));
    if (parts.length > max) return { complaint: `har ${formatNumber(parts.length)} ${noun} (högst ${max})` };
    const values = new Set<T>();
    for (const part of parts) {
      const reading = read(part);
      if ("complaint" in reading) return reading;
      values.add(reading.value);
    }
    return value([...values]);
  };
}

export function wordHint(list: WordList<unknown>, text: string): string {
  const nearest = nearestWord(list, text);
  return nearest ? `. Menade du "${nearest}"?` : "";
}

function isBlank(cell: unknown): boolean {
  return cell === undefined || cell === null || (typeof cell === "string" && cell.trim() === "");
}

function parsedOr<T>(read: ReturnType<Reader<T>>, input: unknown, context: z.RefinementCtx): T {
  if ("value" in read) return read.value;
  context.addIssue({ code: "custom", message: read.complaint, input });
  return z.NEVER;
}

export function quoted(cell: unknown): string {
  return `"${fitForReport(typeof cell === "string" ? cell : (JSON.stringify(cell) ?? ""))}"`;
}

const maxShownLength = 60;

/** As it was written, but fit for one line of a report on anybody's screen. */
export function fitForReport(text: string): string {
  const line = text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/\p{Control}/gu, "\ufffd");
  return line.length > maxShownLength ? `${line.slice(0, maxShownLength)}…` : line;
}
