import * as z from "zod";
import { emailAddress } from "#core/person/email.ts";
import { phoneNumber } from "#core/person/phone.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import { optionalLine, requiredLine, requiredTick } from "#features/forms/rules/inquiry-fields.ts";
import { ofAgeField } from "#features/forms/rules/person-fields.ts";

/** Who wants a car held, and how they want to have it. */
export const reservationRequest = z.object({
  licenseplate: licensePlate,
  name: requiredLine("Skriv ditt namn", 100),
  email: emailAddress,
  phoneNumber,
  handover: z.enum(["pickup", "home"], "Välj hur du vill få bilen"),
  postcode: optionalLine(20),
  deliveryDay: optionalLine(20),
  isOfAge: requiredTick(ofAgeField.message),
});

/** Who wants to know when a car is free again. */
export const waitingListRequest = z.object({ licenseplate: licensePlate, email: emailAddress });
