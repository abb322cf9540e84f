import { form } from "./form.ts";
import { emailField, nameField, phoneField } from "./person-fields.ts";
import { tradeInquiry } from "./trade-inquiry.ts";

export const tradeForm = form({
  name: "trade",
  submit: "Skicka förfrågan",
  api: null,
  schema: tradeInquiry,
  fields: [
    {
      name: "companyName",
      label: "Företag",
      kind: "text",
      isRequired: true,
      message: "Skriv företagets namn",
      maxLength: 200,
      autoComplete: "organization",
      isHalf: true,
    },
    {
      name: "organisationNumber",
      label: "Organisationsnummer",
      kind: "text",
      isRequired: true,
      message: "Organisationsnummer saknas/felaktigt",
      isHalf: true,
    },
    { ...nameField, label: "Kontaktperson" },
    emailField,
    phoneField,
    {
      name: "message",
      label: "Vilka bilar söker ni?",
      kind: "long",
      isRequired: true,
      message: "Skriv vilka bilar ni söker",
      maxLength: 5000,
      hint: "Typ av bilar, ungefärligt antal, och om ni hämtar själva.",
    },
  ],
  task: ({ companyName, message, name, email, phoneNumber }) => ({
    kind: "tradeInquiry",
    subject: companyName,
    text: message,
    name,
    email,
    phoneNumber,
    licenseplate: null,
  }),
});
