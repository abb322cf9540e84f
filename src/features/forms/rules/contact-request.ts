import * as z from "zod";
import { emailAddress } from "#core/person/email.ts";
import { containsPersonalNumber } from "#core/person/personal-number.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import { optionalPhone, optionalText, orNull, requiredLine } from "./inquiry-fields.ts";
import { canBeReached, cannotBeReached } from "./reach.ts";

/** Somebody wants to hear from us, about a car or about anything. */
export const contactRequest = z
  .object({
    contactReason: requiredLine("Välj vad det gäller", 100),
    licenseplate: orNull(licensePlate),
    name: requiredLine("Skriv ditt namn", 100),
    phoneNumber: optionalPhone,
    email: orNull(emailAddress),
    message: optionalText(5000).refine(
      (text) => text === null || !containsPersonalNumber(text),
      "Ta bort personnumret, det behöver vi inte",
    ),
  })
  .refine(canBeReached, cannotBeReached);

export type ContactRequest = z.infer<typeof contactRequest>;
