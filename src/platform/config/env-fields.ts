import * as z from "zod";
import { isOrigin } from "./env-addresses.ts";

export function commaSeparated() {
  return z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    );
}

export function origins(message: string) {
  return commaSeparated()
    .refine((parts) => parts.every(isOrigin), message)
    .transform((parts) => parts.map((part) => new URL(part).origin));
}

/** As an identity provider names things: letters, digits and a few signs. */
export function identifier(name: string) {
  return z
    .string()
    .regex(/^[\w.:/-]{1,200}$/, `${name} must be letters, digits and . : / - _`)
    .optional();
}

export function webAddress(message: string) {
  return z.url({ protocol: /^https?$/, error: message });
}

export function wholeNumber(min: number, max: number, message: string) {
  return z
    .string()
    .regex(/^\d{1,8}$/, message)
    .transform(Number)
    .refine((number) => number >= min && number <= max, message);
}
