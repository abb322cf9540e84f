import * as z from "zod";
import { emailAddress } from "#core/person/email.ts";
import { phoneNumber } from "#core/person/phone.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import {
  driveStart,
  optionalLine,
  optionalPhone,
  optionalText,
  orNull,
  requiredLine,
} from "./inquiry-fields.ts";

const person = {
  name: requiredLine("Skriv ditt namn", 100),
  email: emailAddress,
  phoneNumber: optionalPhone,
  message: optionalText(5000),
};

/** Somebody wants to hear what our partner would insure a car for. */
export const insuranceRequest = z.object({
  level: requiredLine("Välj en nivå", 100),
  licenseplate: orNull(licensePlate),
  milPerYear: requiredLine("Välj hur långt du kör", 100),
  ...person,
});

/** Somebody wants a longer warranty. */
export const warrantyRequest = z.object({
  length: requiredLine("Välj hur länge", 100),
  licenseplate: licensePlate,
  ...person,
});

/** Somebody books a place in a workshop; where and for what stands in the address of the page. */
export const serviceBooking = z.object({
  start: driveStart,
  licenseplate: licensePlate,
  mileage: optionalLine(40),
  ...person,
  phoneNumber,
});
