import { messages } from "#core/text/messages.ts";
import { form } from "#features/forms/rules/form.ts";
import {
  emailField,
  messageField,
  nameField,
  phoneField,
  plateField,
} from "#features/forms/rules/person-fields.ts";
import { serviceBooking } from "#features/forms/rules/service-requests.ts";
import { startField } from "./test-drive-form.ts";

/** A place in the workshop that was chosen, for what was chosen: the page fills in its times. */
export const serviceForm = form({
  name: "service",
  submit: "Boka tiden",
  api: null,
  schema: serviceBooking,
  fields: [
    startField,
    { ...plateField, isHalf: true },
    {
      name: "mileage",
      label: "Miltal nu",
      kind: "text",
      isRequired: false,
      message: messages.mileage,
      maxLength: 40,
      unit: "mil",
      isHalf: true,
    },
    nameField,
    emailField,
    { ...phoneField, isRequired: true },
    messageField,
  ],
  task: ({ licenseplate, name, email, phoneNumber, message, start }) => ({
    kind: "contact",
    subject: "Verkstadstid",
    text: message ?? "",
    name,
    email,
    phoneNumber,
    licenseplate,
    start,
  }),
});
