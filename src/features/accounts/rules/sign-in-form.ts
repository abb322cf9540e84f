import * as z from "zod";
import { emailAddress } from "#core/person/email.ts";
import type { FormShape } from "#features/forms/rules/form.ts";
import { emailField } from "#features/forms/rules/person-fields.ts";

export const signInRequest = z.object({ email: emailAddress });

/** Only a person with the page before them signs in: there is no call for it. */
export const signInForm = {
  name: "sign-in",
  submit: "Mejla mig en länk",
  api: null,
  fields: [{ ...emailField, isHalf: false }],
} as const satisfies FormShape;
