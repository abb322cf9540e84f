import * as z from "zod";
import { requiredText } from "#domain/lead/lead-fields.ts";
import type { FormLook } from "./form.ts";

const message = "Skriv ditt meddelande";
const longest = 5000;

/** What a customer writes on the page of a case. */
export const caseAnswer = z.object({ message: requiredText(message, longest) });

/** Only a person with the page before them writes here: there is no call for it. */
export const caseAnswerForm = {
  name: "answer",
  submit: "Skicka",
  api: null,
  fields: [{ name: "message", label: "Ditt meddelande", kind: "long", isRequired: true, message, longest }],
} as const satisfies FormLook;
