import * as z from "zod";
import { emailAddress } from "#domain/text/email.ts";
import { optionalDay, optionalText, requiredText } from "./lead-fields.ts";

/** What a consumer withdraws from. No reason is asked for, and none is needed. [WITHDRAW-1] */
export const withdrawal = z.object({
  agreement: requiredText("Välj vad du vill ångra", 100),
  reference: requiredText("Skriv registreringsnummer eller avtalsnummer", 100),
  receivedOn: optionalDay,
  name: requiredText("Skriv ditt namn", 100),
  email: emailAddress,
  message: optionalText(2000),
});
