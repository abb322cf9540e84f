import * as z from "zod";
import { emailAddress } from "#core/person/email.ts";
import { phoneNumber } from "#core/person/phone.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import { optionalText, requiredText } from "#features/forms/rules/lead-fields.ts";

export const noTime = "Välj en tid";

/** A moment as the form sends it, "2026-11-17T09:00Z"; whether it can be had is another question. */
export const driveStart = z
  .string(noTime)
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/, noTime)
  .refine((text) => !Number.isNaN(Date.parse(text)), noTime)
  .transform((text) => new Date(text));

/** Somebody wants to drive a car of ours at a certain time; the phone is for the day when something comes up. */
export const testDriveRequest = z.object({
  licenseplate: licensePlate,
  start: driveStart,
  name: requiredText("Skriv ditt namn", 100),
  email: emailAddress,
  phoneNumber,
  message: optionalText(1000),
});
