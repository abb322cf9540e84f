import * as z from "zod";
import { emailAddress } from "#core/person/email.ts";
import { optionalDay, optionalText, requiredLine } from "./inquiry-fields.ts";

/** What a consumer withdraws from. No reason is asked for, and none is needed. */
export const withdrawal = z.object({
  agreement: requiredLine("Välj vad du vill ångra", 100),
  reference: requiredLine("Skriv registreringsnummer eller avtalsnummer", 100),
  receivedOn: optionalDay,
  name: requiredLine("Skriv ditt namn", 100),
  email: emailAddress,
  message: optionalText(2000),
});
