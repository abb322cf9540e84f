import { findPlate } from "#core/plate/find-plate.ts";
import { caseNumberFromText } from "./case-number.ts";

/**
 * What the audit log stores of a search: the car or the case that was looked for. Other words may be somebody's name, address
 * or illness, and the log can be neither changed nor erased.
 */
export function auditedSearch(text: string): string {
  return findPlate(text) ?? caseNumberFromText(text) ?? "ord";
}
