import { serviceWish } from "#domain/lead/service-wishes.ts";
import { messages } from "#domain/text/messages.ts";
import { type FormLook, form } from "./form.ts";
import {
  dayField,
  emailField,
  messageField,
  nameField,
  phoneField,
  plateField,
  withMessage,
} from "./person-fields.ts";

/** What a workshop is wanted for, where and when: answered with a time and a price. [SERVICE-1] */
export const serviceForm = form({
  name: "service",
  submit: "Skicka önskemålet",
  api: null,
  schema: serviceWish,
  fields: [
    {
      name: "work",
      label: "Vad ska göras?",
      kind: "choices",
      isRequired: true,
      message: "Välj vad som ska göras",
      options: ["Service enligt planen", "Däckskifte", "Bromsar", "Felsökning", "Annat"],
    },
    { ...plateField, isHalf: true },
    {
      name: "mileage",
      label: "Miltal nu",
      kind: "text",
      isRequired: false,
      message: messages.mileage,
      longest: 40,
      unit: "mil",
      isHalf: true,
    },
    {
      name: "store",
      label: "Var vill du lämna bilen?",
      kind: "select",
      isRequired: true,
      message: "Välj butik",
    },
    { ...dayField, name: "day", label: "Önskad dag", hint: "Lämna tomt om dagen inte spelar någon roll." },
    {
      name: "time",
      label: "Tid på dagen",
      kind: "choices",
      isRequired: true,
      message: "Välj en tid på dagen",
      options: ["Förmiddag", "Eftermiddag", "Spelar ingen roll"],
    },
    nameField,
    emailField,
    phoneField,
    messageField,
  ],
  errand: ({ work, store, day, time, mileage, licenseplate, name, email, phoneNumber, message }) => ({
    kind: "contact",
    subject: `${work}, ${store}`,
    text: withMessage(
      `${work} i ${store}. ${day ?? "Valfri dag"}, ${time.toLowerCase()}.${mileage ? ` Miltal ${mileage}.` : ""}`,
      message,
    ),
    name,
    email,
    phoneNumber,
    licenseplate,
  }),
});

/** The stores are rows of the database, so the page says which there are. */
export function withStores(look: FormLook, stores: readonly string[]): FormLook {
  return {
    ...look,
    fields: look.fields.map((field) => (field.name === "store" ? { ...field, options: stores } : field)),
  };
}
