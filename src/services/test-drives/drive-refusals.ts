import type { FieldError } from "#domain/form/form-field.ts";
import { comingAtMost } from "#domain/test-drive/slots.ts";

/** Ends the transaction: nothing of the booking is left but what is said. */
export class DriveRefused extends Error {
  override name = "DriveRefused";
  readonly mistake: FieldError;
  constructor(mistake: FieldError) {
    super(mistake.message);
    this.mistake = mistake;
  }
}

export const refusals = {
  taken: { field: "start", message: "Tiden blev just bokad av någon annan. Välj en annan tid" },
  notOffered: { field: "start", message: "Tiden går inte att boka längre. Välj en annan tid" },
  tooMany: {
    field: "email",
    message: `Du kan ha högst ${comingAtMost} provkörningar på gång. Avboka en, eller ring oss`,
  },
  over: { field: "start", message: "Provkörningen är redan avbokad eller har varit" },
} as const satisfies Record<string, FieldError>;
