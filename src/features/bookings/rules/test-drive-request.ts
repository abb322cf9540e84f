import * as z from "zod";
import { emailAddress } from "#core/person/email.ts";
import { phoneNumber } from "#core/person/phone.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import { driveStart, optionalText, requiredText } from "#features/forms/rules/inquiry-fields.ts";

/** Somebody wants to drive a car of ours at a certain time; the phone is for the day when something comes up. */
export const testDriveRequest = z.object({
  licenseplate: licensePlate,
  start: driveStart,
  name: requiredText("Skriv ditt namn", 100),
  email: emailAddress,
  phoneNumber,
  message: optionalText(1000),
});
