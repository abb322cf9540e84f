import * as z from "zod";
import { emailAddress } from "#domain/text/email.ts";
import { phoneNumber } from "#domain/text/phone.ts";
import { optionalPhone, optionalText, requiredLine } from "./lead-fields.ts";
import { driveStart } from "./test-drive-request.ts";

/** Somebody wants a person to value their car; the car itself is told by the address of the page. [FLOW-10] */
export const valuationRequest = z.object({
  name: requiredLine("Skriv ditt namn", 100),
  email: emailAddress,
  phoneNumber: optionalPhone,
  message: optionalText(2000),
});

/** In a store, at a time that is free. [FLOW-11] */
export const visitRequest = valuationRequest.extend({ start: driveStart, phoneNumber });

/** At home, in a half day that is free. Which postcode stands in the address of the page. [FLOW-11] */
export const pickupRequest = visitRequest.extend({ address: requiredLine("Skriv gata och nummer", 120) });
