import { messages } from "#core/text/messages.ts";
import { form } from "./form.ts";
import { dayField, emailField, phoneField, picturesField, plateField } from "./person-fields.ts";
import { warrantyClaim } from "./warranty-claim.ts";

const warranty = "Garanti";

/** A fault on a car that we have sold; whether law or warranty covers it is ours to find out. */
export const warrantyForm = form({
  name: "warranty",
  submit: "Skicka anmälan",
  api: "/api/warranty-claim/",
  schema: warrantyClaim,
  fields: [
    {
      name: "type",
      label: "Vad gäller det?",
      kind: "choices",
      isRequired: true,
      message: "Välj typ av ärende",
      options: [warranty, "Reklamation", "Vet inte"],
    },
    { ...plateField, isHalf: true },
    {
      name: "currentMileage",
      label: "Miltal nu",
      kind: "text",
      isRequired: false,
      message: messages.mileage,
      unit: "mil",
      isHalf: true,
    },
    { ...dayField, name: "receivedOn", label: "När fick du bilen?" },
    { ...dayField, name: "noticedOn", label: "När märkte du felet?" },
    emailField,
    phoneField,
    {
      name: "category",
      label: "Del av bilen",
      kind: "select",
      isRequired: true,
      message: "Välj vad felet gäller",
      options: [
        "Motor och drivlina",
        "Växellåda",
        "Elsystem och batteri",
        "Bromsar och styrning",
        "Hjul och fjädring",
        "Kaross och lack",
        "Inredning",
        "Klimat och värme",
        "Annat",
      ],
    },
    {
      name: "description",
      label: "Beskrivning",
      kind: "long",
      isRequired: true,
      message: "Beskriv felet",
      maxLength: 5000,
      hint: "Vad händer, och när? Du behöver inte veta orsaken.",
    },
    picturesField,
  ],
  task: ({ type, category, description, licenseplate, email, phoneNumber, receivedOn, noticedOn }) => ({
    kind: type === warranty ? "warranty" : "complaint",
    subject: category,
    text: description,
    name: null,
    licenseplate,
    email,
    phoneNumber,
    receivedOn,
    noticedOn,
  }),
});
