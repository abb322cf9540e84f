import * as z from "zod";
import { emailAddress } from "#core/person/email.ts";
import { optionalPhone, requiredLine, requiredText } from "./inquiry-fields.ts";

const message = "Organisationsnummer saknas/felaktigt";

/** A company of the trade that wants to buy from us. */
export const tradeInquiry = z.object({
  companyName: requiredLine("Skriv företagets namn", 200),
  organisationNumber: z
    .string(message)
    .overwrite((text) => text.replace(/[\s\u2010\u2011-]/g, ""))
    .refine((digits) => /^\d{10}$/.test(digits) && passesLuhn(digits), message),
  name: requiredLine("Skriv ditt namn", 100),
  email: emailAddress,
  phoneNumber: optionalPhone,
  message: requiredText("Skriv vilka bilar ni söker", 5000),
});

/** Every other digit counts double, from the first; the digits of it all add up to whole tens. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].map(Number).reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
