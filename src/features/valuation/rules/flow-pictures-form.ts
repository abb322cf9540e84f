import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { FormShape } from "#features/forms/rules/form.ts";
import type { FormField } from "#features/forms/rules/form-field.ts";
import { picturesField } from "#features/forms/rules/person-fields.ts";

/** Of somebody's own car, for an appraiser. */
export const carPictures = {
  ...picturesField,
  label: "Bilder på bilen och på skador",
} as const satisfies FormField;

/** The step that asks for pictures before there is anybody to send them to. */
export const flowPicturesForm = {
  name: "valuation-pictures",
  submit: "Visa värderingen",
  api: null,
  fields: [carPictures],
} as const satisfies FormShape;

/** What the tab remembers the pictures of a car by, from that step to the form that sends them. */
export function picturesMemory(plate: LicensePlate | null): string {
  return `vardering-${plate ?? ""}`;
}
