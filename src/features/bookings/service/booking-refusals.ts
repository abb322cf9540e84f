import type { FieldError } from "#features/forms/rules/form-field.ts";
import { bookingTexts } from "../rules/booking-texts.ts";
import { type BookingKind, maxUpcoming } from "../rules/time-rules.ts";

/** Thrown to roll the booking back; the message goes to the customer. */
export class BookingRefused extends Error {
  override name = "BookingRefused";
  readonly fieldError: FieldError;
  constructor(fieldError: FieldError) {
    super(fieldError.message);
    this.fieldError = fieldError;
  }
}

export const refusals = {
  taken: { field: "start", message: "Tiden blev just bokad av någon annan. Välj en annan tid" },
  notOffered: { field: "start", message: "Tiden går inte att boka längre. Välj en annan tid" },
  over: { field: "start", message: "Tiden är redan avbokad eller har varit" },
} as const satisfies Record<string, FieldError>;

export function tooMany(kind: BookingKind): FieldError {
  return {
    field: "email",
    message: `Du kan ha högst ${maxUpcoming} ${bookingTexts[kind].several} på gång. Avboka en, eller ring oss`,
  };
}
