import * as z from "zod";
import { emailAddress } from "#core/person/email.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import { optionalText, orNull, requiredLine } from "./inquiry-fields.ts";

/** What only somebody who sends advertisements needs in a word to a friend. */
const address =
  /:\/\/|www\.|@|\d{1,3}(?:\.\d{1,3}){3}|[\p{L}\d-]\.(?:se|com|nu|net|org|io|info|biz|ru|cn|xyz|top|link|site|online|eu|co|me|ly|app|dev|shop|store|club|live|click|win|vip|icu|cc|tv|gg|ai|page|web|space|website|tech|pro|dk|fi|uk)\b/iu;
const withoutAddresses = (text: string | null) => text === null || !address.test(text);
const noAddresses = "Skriv utan länkar och webbadresser";

/** Somebody tells a friend of a car, or of us. The e-mail is ours, so it carries no links of theirs. */
export const friendTip = z.object({
  friendEmail: emailAddress,
  licenseplate: orNull(licensePlate),
  name: requiredLine("Skriv ditt namn", 100).refine(withoutAddresses, noAddresses),
  email: emailAddress,
  message: optionalText(500).refine(withoutAddresses, noAddresses),
});
