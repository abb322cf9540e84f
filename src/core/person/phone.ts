import { isSupportedCountry, ParseError, parsePhoneNumberWithError } from "libphonenumber-js";
import * as z from "zod";

export type PhoneNumber = {
  /** Two letters; null when several countries share the calling code and the number does not tell. */
  country: string | null;
  countryCallingCode: string;
  nationalNumber: string;
  extension: string | null;
};

const parseErrors = {
  INVALID_COUNTRY: "invalid country",
  NOT_A_NUMBER: "not a number",
  TOO_SHORT: "too short",
  TOO_LONG: "too long",
} as const;
export type PhoneParseError = (typeof parseErrors)[keyof typeof parseErrors];

export type PhoneReading = { ok: true; value: PhoneNumber } | { ok: false; error: PhoneParseError };

type PhoneText = string | null | undefined;

/** What a number consists of, or which of the four things is wrong with it: forms say one word for all four. */
export function readPhone(text: PhoneText, country = "SE"): PhoneReading {
  const parsed = parse(text, country);
  if (typeof parsed === "string") return { ok: false, error: parsed };
  return {
    ok: true,
    value: {
      country: parsed.country ?? null,
      countryCallingCode: parsed.countryCallingCode,
      nationalNumber: parsed.nationalNumber,
      extension: parsed.ext ?? null,
    },
  };
}

/** Whether the number can be in use, by its country's numbering plan. */
export function isPhoneNumber(text: PhoneText, country = "SE"): boolean {
  const parsed = parse(text, country);
  return typeof parsed !== "string" && parsed.isValid();
}

/** "+46701740605" → "070-174 06 05", or "+46 70 174 06 05" when asked. Null when there is no number. */
export function formatPhone(
  text: PhoneText,
  format: "national" | "international" = "national",
): string | null {
  const parsed = parse(text, "SE");
  if (typeof parsed === "string") return null;
  return format === "international" ? parsed.formatInternational() : parsed.formatNational();
}

/** What was written, or null for nothing: the text "null" is what an old form sends for an empty field. */
export function phoneText(text: PhoneText): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" || trimmed === "null" ? null : trimmed;
}

const message = "Telefonnummer saknas/felaktigt";

/** A phone number in a form or a request; kept with its country code and without spaces. */
export const phoneNumber = z
  .string(message)
  .overwrite((text) => storedForm(text) ?? text)
  .refine((text) => isPhoneNumber(text), message);

function storedForm(text: string): string | null {
  const reading = readPhone(text);
  if (!reading.ok) return null;
  const { countryCallingCode, nationalNumber, extension } = reading.value;
  const number = `+${countryCallingCode}${nationalNumber}`;
  return extension === null ? number : `${number} ext. ${extension}`;
}

/** The library holds the limits of the contract: 250 characters, national number of 2 to 17 digits. */
function parse(text: PhoneText, country: string) {
  const trimmed = phoneText(text);
  if (trimmed === null) return parseErrors.NOT_A_NUMBER;
  if (!isSupportedCountry(country)) return parseErrors.INVALID_COUNTRY;
  try {
    // `extract: false`: the whole text is the number, "ring 070…" is not one.
    return parsePhoneNumberWithError(trimmed, { defaultCountry: country, extract: false });
  } catch (error) {
    if (error instanceof ParseError && isParseErrorCode(error.message)) return parseErrors[error.message];
    throw error;
  }
}

function isParseErrorCode(code: string): code is keyof typeof parseErrors {
  return code in parseErrors;
}
