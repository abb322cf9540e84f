import { startField } from "#features/bookings/rules/test-drive-form.ts";
import type { FormTask } from "#features/cases/rules/form-task.ts";
import { type Form, form } from "#features/forms/rules/form.ts";
import type { FormField } from "#features/forms/rules/form-field.ts";
import { emailField, nameField, ofAgeField, phoneField } from "#features/forms/rules/person-fields.ts";
import type { NextAction } from "./flow/flow-fields.ts";
import { carPictures } from "./flow-pictures-form.ts";
import { homeRequest, valuationRequest, visitRequest } from "./valuation-request.ts";

const messageField = {
  name: "message",
  label: "Något mer vi bör veta?",
  kind: "long",
  isRequired: false,
  message: "Skriv ett meddelande",
  maxLength: 2000,
} as const satisfies FormField;
/** Where the car stands; the postcode is asked for before. */
export const addressField = {
  name: "address",
  label: "Gata och nummer",
  kind: "text",
  isRequired: true,
  message: "Skriv gata och nummer",
  maxLength: 120,
  autoComplete: "street-address",
} as const satisfies FormField;
const windowField = { ...startField, label: "Dag och halvdag" } as const satisfies FormField;
const reachable = { ...phoneField, isRequired: true } as const satisfies FormField;

/** What a case says in words of its own: as the form sends it, it says nothing to a reader. */
export const unspokenLabels: ReadonlySet<string> = new Set([
  startField.label,
  windowField.label,
  addressField.label,
]);

type Person = Pick<FormTask, "name" | "email" | "phoneNumber"> & { message: string | null; start?: Date };

/** Which car it is stands in the address of the page, and is added where the post is taken. */
function taskOf(subject: string) {
  return ({ name, email, phoneNumber, message, start }: Person): FormTask => ({
    kind: "valuation",
    subject,
    name,
    email,
    phoneNumber,
    licenseplate: null,
    text: message ?? "",
    ...(start && { start }),
  });
}

/** By which a visitor goes on from an estimate. */
export const valuationForms = {
  kontakt: form({
    name: "valuation",
    submit: "Skicka till mig och till en värderare",
    api: null,
    schema: valuationRequest,
    fields: [nameField, emailField, phoneField, messageField, carPictures],
    task: taskOf("Personlig värdering"),
  }),
  butik: form({
    name: "valuation-visit",
    submit: "Boka besöket",
    api: null,
    schema: visitRequest,
    fields: [startField, nameField, emailField, reachable, ofAgeField, messageField, carPictures],
    task: taskOf("Värdering i butik"),
  }),
  hemma: form({
    name: "valuation-home",
    submit: "Boka värderingen",
    api: null,
    schema: homeRequest,
    fields: [
      windowField,
      addressField,
      nameField,
      emailField,
      reachable,
      ofAgeField,
      messageField,
      carPictures,
    ],
    task: taskOf("Värdering hemma"),
  }),
} as const satisfies Record<NextAction, Form>;
