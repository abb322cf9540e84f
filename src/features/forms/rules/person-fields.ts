import { company } from "#core/company/company.ts";
import { limitsText, pictureFiles } from "#core/files/file-kinds.ts";
import { messages } from "#core/text/messages.ts";
import type { FormField } from "./form-field.ts";

/** Fields that several forms ask for, in the same words. */
export const nameField = {
  name: "name",
  label: "Namn",
  kind: "text",
  isRequired: true,
  message: "Skriv ditt namn",
  maxLength: 100,
  autoComplete: "name",
} as const satisfies FormField;

export const emailField = {
  name: "email",
  label: "E-post",
  kind: "email",
  isRequired: true,
  message: messages.email,
  autoComplete: "email",
  isHalf: true,
} as const satisfies FormField;

export const phoneField = {
  name: "phoneNumber",
  label: "Telefon",
  kind: "tel",
  isRequired: false,
  message: "Telefonnummer saknas/felaktigt",
  autoComplete: "tel",
  isHalf: true,
} as const satisfies FormField;

/** Where a contract follows. */
export const ofAgeField = {
  name: "isOfAge",
  label: `Jag har fyllt ${company.minimumPurchaseAge} år`,
  kind: "tick",
  isRequired: true,
  message: `Du behöver ha fyllt ${company.minimumPurchaseAge} år`,
} as const satisfies FormField;

/** Of the car that it is about. */
export const plateField = {
  name: "licenseplate",
  label: "Registreringsnummer",
  kind: "plate",
  isRequired: true,
  message: messages.plate,
} as const satisfies FormField;

/** A day that the law's time runs from; never needed to be heard. */
export const dayField = {
  kind: "date",
  isRequired: false,
  message: "Skriv datumet som åååå-mm-dd",
  isHalf: true,
} as const satisfies Omit<FormField, "name" | "label">;

/** Ids of uploads, or without script the files themselves. */
export const picturesField = {
  name: "pictures",
  label: "Bilder",
  kind: "pictures",
  isRequired: false,
  message: "Välj minst en bild",
  hint: limitsText(pictureFiles),
} as const satisfies FormField;

/** Whatever else there is to say. */
export const messageField = {
  name: "message",
  label: "Meddelande",
  kind: "long",
  isRequired: false,
  message: "Skriv högst 5\u00a0000 tecken",
  maxLength: 5000,
} as const satisfies FormField;

/** What the fields came to, and below it what was written besides. */
export function withMessage(text: string, message: string | null): string {
  return [text, message].filter(Boolean).join("\n\n");
}
