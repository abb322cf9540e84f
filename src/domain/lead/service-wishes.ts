import * as z from "zod";
import { licensePlate } from "#domain/plate/license-plate.ts";
import { emailAddress } from "#domain/text/email.ts";
import { phoneNumber } from "#domain/text/phone.ts";
import { optionalLine, optionalPhone, optionalText, orNull, requiredLine } from "./lead-fields.ts";
import { driveStart } from "./test-drive-request.ts";

const person = {
  name: requiredLine("Skriv ditt namn", 100),
  email: emailAddress,
  phoneNumber: optionalPhone,
  message: optionalText(5000),
};

/** Somebody wants to hear what our partner would insure a car for. [INSURE-1] */
export const insuranceWish = z.object({
  level: requiredLine("Välj en nivå", 100),
  licenseplate: orNull(licensePlate),
  milPerYear: requiredLine("Välj hur långt du kör", 100),
  ...person,
});

/** Somebody wants a longer warranty. [EXTEND-1] */
export const warrantyWish = z.object({
  length: requiredLine("Välj hur länge", 100),
  licenseplate: licensePlate,
  ...person,
});

/** Somebody books a place in a workshop; where and for what stands in the address of the page. [SERVICE-1] */
export const serviceBooking = z.object({
  start: driveStart,
  licenseplate: licensePlate,
  mileage: optionalLine(40),
  ...person,
  phoneNumber,
});
