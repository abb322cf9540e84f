import * as z from "zod";
import type { FormLook } from "#domain/form/form.ts";
import { emailField } from "#domain/form/person-fields.ts";
import { emailAddress } from "#domain/text/email.ts";

export const signInRequest = z.object({ email: emailAddress });

/** Only a person with the page before them signs in: there is no call for it. [SIGNLINK-1] */
export const signInForm = {
  name: "sign-in",
  submit: "Mejla mig en länk",
  api: null,
  fields: [{ ...emailField, isHalf: false }],
} as const satisfies FormLook;
