import * as z from "zod";
import { emailAddress } from "#core/person/email.ts";
import { phoneNumber } from "#core/person/phone.ts";
import {
  driveStart,
  optionalPhone,
  optionalText,
  requiredLine,
  requiredTick,
} from "#features/forms/rules/inquiry-fields.ts";
import { ofAgeField } from "#features/forms/rules/person-fields.ts";

/** Somebody wants a person to value their car; the car itself is told by the address of the page. */
export const valuationRequest = z.object({
  name: requiredLine("Skriv ditt namn", 100),
  email: emailAddress,
  phoneNumber: optionalPhone,
  message: optionalText(2000),
});

/** In a store, at a time that is free. */
export const visitRequest = valuationRequest.extend({
  start: driveStart,
  phoneNumber,
  isOfAge: requiredTick(ofAgeField.message),
});

/** At home, in a half day that is free. Which postcode stands in the address of the page. */
export const homeRequest = visitRequest.extend({ address: requiredLine("Skriv gata och nummer", 120) });
