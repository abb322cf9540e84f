import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { formatNumber } from "#core/text/number.ts";
import { seriesLabel } from "#features/cars/rules/makes.ts";
import { labelIn } from "#features/cars/rules/vocabulary.ts";
import { type CarField, type CarFieldRow, carFields, type FieldValue, isCarField } from "./car-fields.ts";
import { statusLabel } from "./status-steps.ts";

/** What stands in the field of a form: texts, or a list of them. */
export type FieldInput = string | readonly string[];

/** A number as it is written: 8450 → "8 450", 7.5 → "7,5"; a year has no space in it. */
function numberText(field: CarField, value: number): string {
  if (field === "modelYear") return String(value);
  return Number.isInteger(value) ? formatNumber(value) : String(value).replace(".", ",");
}

/** A value as the form holds it. What is read of it again is the same value. */
export function inputFrom(field: CarField, value: FieldValue): FieldInput {
  const { kind } = carFields[field];
  if (kind === "tags" || kind === "texts") return Array.isArray(value) ? value : [];
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "ja" : "nej";
  const isNumber = kind === "count" || kind === "decimal";
  return isNumber && typeof value === "number" ? numberText(field, value) : String(value);
}

/** A value in the words of the history and of two who disagree: "8 450 mil", "Blå", "ja". */
export function fieldText(
  name: string,
  value: FieldValue | undefined,
  storeLabel: (slug: string) => string = (slug) => slug,
): string {
  if (value === null || value === undefined || value === "") return "–";
  if (name === "licenseplate") return displayPlate(String(value) as LicensePlate);
  if (!isCarField(name)) return Array.isArray(value) ? linesText(name, value) : String(value);
  const field: CarFieldRow = carFields[name];
  if (Array.isArray(value)) {
    const labels = "options" in field ? field.options : {};
    return value.length === 0 ? "–" : value.map((word) => labelIn(labels, word)).join(", ");
  }
  if (typeof value === "boolean") return value ? "ja" : "nej";
  if (field.kind === "status") return `${statusLabel(Number(value))} (${value})`;
  if (field.kind === "series") return seriesLabel(String(value));
  if (field.kind === "store") return storeLabel(String(value));
  if (field.kind === "choice") return labelIn(field.options, String(value));
  if ("unit" in field && typeof value === "number") return `${numberText(name, value)}\u00a0${field.unit}`;
  if (field.kind === "count" && typeof value === "number") return numberText(name, value);
  return String(value);
}

/** What the history calls a field; parts of the car that are no fields have names of their own. */
export function fieldLabel(name: string): string {
  if (isCarField(name)) return carFields[name].label;
  return { licenseplate: "Togs in", images: "Bilder", findings: "Fynd" }[name] ?? name;
}

/** Pictures by what they show, since their addresses tell nobody anything; findings as they were written. */
function linesText(name: string, lines: readonly string[]): string {
  if (lines.length === 0) return "–";
  if (name !== "images") return lines.join(" · ");
  const kinds = Map.groupBy(lines, (line) => line.split(/[,:]/)[0] ?? "");
  return [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(", ");
}
