import * as z from "zod";
import { emailAddress } from "#domain/text/email.ts";
import { optionalText, orNull, requiredText } from "./lead-fields.ts";

/** What a consumer withdraws from. No reason is asked for, and none is needed. [WITHDRAW-1] */
export const withdrawal = z.object({
  agreement: requiredText("Välj vad du vill ångra", 100),
  reference: requiredText("Skriv registreringsnummer eller avtalsnummer", 100),
  receivedOn: orNull(z.iso.date("Skriv datumet som åååå-mm-dd")),
  name: requiredText("Skriv ditt namn", 100),
  email: emailAddress,
  message: optionalText(2000),
});
