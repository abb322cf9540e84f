import { licensePlate } from "#core/plate/license-plate.ts";
import { form } from "./form.ts";
import { dayField, emailField, nameField } from "./person-fields.ts";
import { withdrawal } from "./withdrawal.ts";

/** To withdraw from a contract: what it is about first, and nothing happens before it is confirmed. */
export const withdrawalForm = form({
  name: "withdrawal",
  submit: "Fortsätt till bekräftelse",
  confirm: "Bekräfta ånger",
  api: null,
  schema: withdrawal,
  fields: [
    {
      name: "agreement",
      label: "Vad vill du ångra?",
      kind: "select",
      isRequired: true,
      message: "Välj vad du vill ångra",
      options: ["Köpet av en bil", "Bara ett tillägg, till exempel en garanti", "Ett annat avtal"],
    },
    {
      name: "reference",
      label: "Registreringsnummer eller avtalsnummer",
      kind: "text",
      isRequired: true,
      message: "Skriv registreringsnummer eller avtalsnummer",
      maxLength: 100,
      isHalf: true,
    },
    { ...dayField, name: "receivedOn", label: "När fick du bilen?" },
    { ...nameField, isHalf: true },
    { ...emailField, label: "E-post för kvittot" },
    {
      name: "message",
      label: "Meddelande",
      kind: "long",
      isRequired: false,
      message: "Skriv ett meddelande",
      maxLength: 2000,
      hint: "Du behöver inte ange något skäl.",
    },
  ],
  task: ({ agreement, reference, receivedOn, name, email, message }) => ({
    kind: "withdrawal",
    subject: agreement,
    text: message ?? "",
    name,
    email,
    phoneNumber: null,
    receivedOn,
    licenseplate: licensePlate.safeParse(reference).data ?? null,
  }),
});
