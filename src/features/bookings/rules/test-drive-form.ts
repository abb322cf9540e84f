import * as z from "zod";
import { displayPlate } from "#core/plate/display-plate.ts";
import { type FormShape, form } from "#features/forms/rules/form.ts";
import type { FormField } from "#features/forms/rules/form-field.ts";
import { driveStart, noTime } from "#features/forms/rules/inquiry-fields.ts";
import { emailField, nameField, phoneField, plateField } from "#features/forms/rules/person-fields.ts";
import { testDriveRequest } from "./test-drive-request.ts";

export const startField = {
  name: "start",
  label: "Dag och tid",
  kind: "slots",
  isRequired: true,
  message: noTime,
} as const satisfies FormField;

/** Without its times, which depend on the car: the page adds them by `withSlots`. */
export const testDriveForm = form({
  name: "ride",
  submit: "Boka provkörning",
  api: null,
  schema: testDriveRequest,
  fields: [
    plateField,
    startField,
    nameField,
    emailField,
    { ...phoneField, isRequired: true },
    {
      name: "message",
      label: "Något vi bör veta?",
      kind: "long",
      isRequired: false,
      message: "Skriv ett meddelande",
      maxLength: 1000,
      hint: "Till exempel om du har utländskt körkort eller vill prova med släp.",
    },
  ],
  task: ({ message, start, ...person }) => ({
    kind: "testDrive",
    subject: `Provkörning av ${displayPlate(person.licenseplate)}`,
    text: message ?? "",
    start,
    ...person,
  }),
});

/** The query of the button that shows all free times: the form comes back with what was typed, and nothing is booked. */
export const allTimesQuery = "tider=alla";

/** Another time for a drive that is booked. */
export const moveForm = {
  name: "flytta",
  submit: "Flytta till vald tid",
  api: null,
  fields: [startField],
} as const satisfies FormShape;
export const moveRequest = z.object({ start: driveStart });

export type SlotGroup = NonNullable<FormField["groups"]>[number];

/** The same form with the times that can be chosen in it. */
export function withSlots<Shape extends FormShape>(shape: Shape, groups: readonly SlotGroup[]): FormShape {
  return {
    ...shape,
    fields: shape.fields.map((field) => (field.kind === "slots" ? { ...field, groups } : field)),
  };
}
