import * as z from "zod";
import { licensePlate } from "#domain/plate/license-plate.ts";
import { emailAddress } from "#domain/text/email.ts";
import { optionalDay, optionalPhone, optionalText, orNull, requiredText } from "./lead-fields.ts";

const person = {
  name: requiredText("Skriv ditt namn", 100),
  email: emailAddress,
  phoneNumber: optionalPhone,
  message: optionalText(5000),
};

/** Somebody wants to hear what our partner would insure a car for. [INSURE-1] */
export const insuranceWish = z.object({
  level: requiredText("Välj en nivå", 100),
  licenseplate: orNull(licensePlate),
  milPerYear: requiredText("Välj hur långt du kör", 100),
  ...person,
});

/** Somebody wants a longer warranty. [EXTEND-1] */
export const warrantyWish = z.object({
  length: requiredText("Välj hur länge", 100),
  licenseplate: licensePlate,
  ...person,
});

/** Somebody wants a workshop to look after a car. [SERVICE-1] */
export const serviceWish = z.object({
  work: requiredText("Välj vad som ska göras", 100),
  licenseplate: licensePlate,
  mileage: optionalText(40),
  store: requiredText("Välj butik", 100),
  day: optionalDay,
  time: requiredText("Välj en tid på dagen", 100),
  ...person,
});
