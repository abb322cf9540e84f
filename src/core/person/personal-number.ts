import * as z from "zod";

const message = "Personnummer saknas/felaktigt";

/** "19121212-1212" → "191212121212". */
export const personalNumber = z
  .string(message)
  .overwrite((text) => text.replace(/[\s\u2010\u2011-]/g, ""))
  .refine(
    (digits) => /^\d{12}$/.test(digits) && isCalendarDate(digits.slice(0, 8)) && passesLuhn(digits.slice(2)),
    message,
  )
  .brand<"PersonalNumber">();

/** Twelve digits, century included: the only form that is kept. */
export type PersonalNumber = z.infer<typeof personalNumber>;

export function isPersonalNumber(text: string): boolean {
  return personalNumber.safeParse(text).success;
}

/** Whether somebody has written one among other words; with or without its hyphen. */
export function containsPersonalNumber(text: string): boolean {
  const candidates = text.match(/(?<!\d)\d{8}[\s\u2010\u2011-]?\d{4}(?!\d)/g) ?? [];
  return candidates.some(isPersonalNumber);
}

function isCalendarDate(yyyymmdd: string): boolean {
  const iso = `${yyyymmdd.slice(0, 4)}-${yyyymmdd.slice(4, 6)}-${yyyymmdd.slice(6)}`;
  return z.iso.date().safeParse(iso).success;
}

/** Every other digit counts double, from the first; the digits of it all add up to whole tens. */
function passesLuhn(tenDigits: string): boolean {
  const sum = [...tenDigits].map(Number).reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
