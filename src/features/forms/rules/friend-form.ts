import { messages } from "#core/text/messages.ts";
import { form } from "./form.ts";
import { friendTip } from "./friend-tip.ts";
import { emailField, nameField } from "./person-fields.ts";

export const friendForm = form({
  name: "friend",
  submit: "Skicka tipset",
  api: null,
  schema: friendTip,
  fields: [
    {
      name: "friendEmail",
      label: "Din väns e-post",
      kind: "email",
      isRequired: true,
      message: messages.email,
      hint: "Vi skickar ett enda brev dit och lägger inte adressen på någon lista.",
    },
    {
      name: "licenseplate",
      label: "Bilens registreringsnummer",
      kind: "plate",
      isRequired: false,
      message: messages.plate,
      hint: "Lämna tomt om tipset gäller oss och inte en viss bil.",
    },
    { ...nameField, label: "Ditt namn", isHalf: true },
    { ...emailField, label: "Din e-post" },
    {
      name: "message",
      label: "Hälsning",
      kind: "long",
      isRequired: false,
      message: "Skriv en hälsning",
      maxLength: 500,
      hint: "Din vän ser ditt namn, din adress och det du skriver.",
    },
  ],
  task: ({ friendEmail, message, ...about }) => ({
    kind: "friend",
    subject: "Tips till en vän",
    text: message ?? "",
    phoneNumber: null,
    friendEmail,
    ...about,
  }),
});
