import { isEmail } from "#core/person/email-text.ts";
import { plateText, swedishPlate } from "#core/plate/plate-text.ts";
import { formatNumber } from "#core/text/number.ts";
import { numberFromText } from "#core/text/number-from-text.ts";
import type { FormField } from "./form-field.ts";

export type FieldCheck = Pick<FormField, "kind" | "isRequired" | "message" | "maxLength">;

/** Whether what was typed can be right. A phone number is left to the server, whose library weighs too much for a page. */
const looksRight = {
  email: isEmail,
  plate: (text) => swedishPlate.test(plateText(text)),
  whole: (text) => /^\d+$/.test(String(numberFromText(text))),
  decimal: (text) => (numberFromText(text) ?? -1) >= 0,
  date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
} as const satisfies Partial<Record<FormField["kind"], (text: string) => boolean>>;

/**
 * What is wrong with a field as it stands, in the words that the server would use; null when the browser sees nothing
 * wrong. Weighs next to nothing: it is what a page checks with while somebody types.
 */
export function fieldErrorText(
  { kind, isRequired, message, maxLength }: FieldCheck,
  raw: string,
): string | null {
  const text = raw.trim();
  if (text === "") return isRequired ? message : null;
  if (maxLength !== undefined && text.length > maxLength)
    return `Skriv högst ${formatNumber(maxLength)} tecken`;
  const isRight: ((text: string) => boolean) | undefined =
    kind in looksRight ? looksRight[kind as keyof typeof looksRight] : undefined;
  return isRight && !isRight(text) ? message : null;
}
