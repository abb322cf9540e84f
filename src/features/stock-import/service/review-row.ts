import * as z from "zod";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { maxReviewLength, maxSignatureLength, type Rating } from "#features/reviews/rules/review.ts";
import type { RowRule } from "./check-rows.ts";
import type { Columns } from "./column-names.ts";
import { anyText, complaint, optionalCell, type Reader, readPlate, requiredCell } from "./read-cell.ts";
import { momentUntil } from "./read-date.ts";
import { wholeNumber } from "./read-number.ts";

export const reviewColumns = {
  licenseplate: { required: true, label: "regnr" },
  rating: { required: true, label: "betyg" },
  text: { required: false, label: "omdöme" },
  signature: { required: true, label: "förnamn" },
  publishedAt: { required: true, label: "datum" },
} as const satisfies Columns;

const stars = wholeNumber({ noun: "betyg", min: 1, max: 5 }) as Reader<Rating>;

/** A first name and nothing more: a surname needs a space. */
const firstName: Reader<string> = (cell) => {
  const read = anyText(maxSignatureLength)(cell);
  return "value" in read && /\s/.test(read.value) ? complaint(cell, "ska bara vara ett förnamn") : read;
};

function reviewSchema(now: Date) {
  return z.object({
    licenseplate: requiredCell(readPlate),
    rating: requiredCell(stars),
    text: optionalCell(anyText(maxReviewLength), null),
    signature: requiredCell(firstName),
    publishedAt: requiredCell(momentUntil(now)),
  } satisfies Record<keyof typeof reviewColumns, z.ZodType>);
}

export type ReviewRow = z.infer<ReturnType<typeof reviewSchema>>;

/** What one customer said of one deal. */
export function reviewRule(now: Date): RowRule<ReviewRow, LicensePlate> {
  return {
    columns: reviewColumns,
    schema: reviewSchema(now),
    key: { column: "licenseplate", read: readPlate, shown: displayPlate },
    mayRepeat: true,
  };
}
