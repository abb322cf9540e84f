import { warrantyOffer as ofChain } from "#brand/warranty.ts";
import type { CalendarDay } from "#core/dates/stockholm-day.ts";
import { form } from "./form.ts";
import { emailField, messageField, nameField, phoneField, plateField, withMessage } from "./person-fields.ts";
import { warrantyRequest } from "./service-requests.ts";

/** The lengths that the chain sells, as of their day. */
export type WarrantyOffer = { months: readonly number[]; asOf: CalendarDay };
const warrantyOffer: WarrantyOffer = ofChain;

/** A longer warranty: the price comes in a proposal, and nothing is bought by asking. */
export const warrantyRequestForm = form({
  name: "warranty-wish",
  submit: "Be om ett förslag",
  api: null,
  schema: warrantyRequest,
  fields: [
    {
      name: "length",
      label: "Hur länge?",
      kind: "choices",
      isRequired: true,
      message: "Välj hur länge",
      options: [...warrantyOffer.months.map((months) => `${months} månader`), "Vet inte"],
    },
    plateField,
    nameField,
    emailField,
    phoneField,
    messageField,
  ],
  task: ({ length, licenseplate, name, email, phoneNumber, message }) => ({
    kind: "contact",
    subject: `Längre garanti: ${length}`,
    text: withMessage(`Längre garanti: ${length}.`, message),
    name,
    email,
    phoneNumber,
    licenseplate,
  }),
});
