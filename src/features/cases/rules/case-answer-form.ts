import * as z from "zod";
import type { FormShape } from "#features/forms/rules/form.ts";
import { optionalText, requiredText } from "#features/forms/rules/inquiry-fields.ts";
import { picturesField } from "#features/forms/rules/person-fields.ts";

const message = "Skriv ditt meddelande";
const maxLength = 5000;

/** What a customer writes on the page of a case. */
export const caseAnswer = z.object({ message: requiredText(message, maxLength) });

/** Only a person with the page before them writes here: there is no call for it. */
export const caseAnswerForm = {
  name: "answer",
  submit: "Skicka",
  api: null,
  fields: [
    { name: "message", label: "Ditt meddelande", kind: "long", isRequired: true, message, maxLength },
    picturesField,
  ],
} as const satisfies FormShape;

/** What comes by the link for pictures; a word beside them is not needed. */
export const pictureMessage = z.object({ message: optionalText(maxLength) });

export const pictureForm = {
  name: "customer-uploads",
  submit: "Skicka bilderna",
  api: null,
  fields: [
    { ...picturesField, isRequired: true },
    { name: "message", label: "Meddelande", kind: "long", isRequired: false, message, maxLength },
  ],
} as const satisfies FormShape;
