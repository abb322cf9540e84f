import { contactRequest } from "./contact-request.ts";
import { form } from "./form.ts";
import { emailField, nameField, phoneField, picturesField, plateField } from "./person-fields.ts";

/** What an advert's form is about; the others are chosen from the list. */
export const questionAboutCar = "Fråga om en bil";

export const contactForm = form({
  name: "contact",
  submit: "Skicka",
  api: "/api/contact/add/",
  schema: contactRequest,
  fields: [
    {
      name: "contactReason",
      label: "Vad gäller det?",
      kind: "select",
      isRequired: true,
      message: "Välj vad det gäller",
      maxLength: 100,
      options: [
        questionAboutCar,
        "Visning eller provkörning",
        "Sälja eller byta in en bil",
        "Finansiering",
        "Ett köp som pågår",
        "Efter köpet",
        "Huvudkontoret",
        "Något annat",
      ],
    },
    { ...plateField, isRequired: false, hint: "Om det gäller en viss bil.", isHalf: true },
    nameField,
    { ...emailField, isRequired: false, isEither: true, hint: "E-post eller telefon behövs, en räcker." },
    { ...phoneField, isEither: true, hint: "Om du hellre blir uppringd." },
    {
      name: "message",
      label: "Meddelande",
      kind: "long",
      isRequired: false,
      message: "Skriv ett meddelande",
      maxLength: 5000,
      hint: "Skriv inte personnummer, kortnummer eller koder.",
    },
    picturesField,
  ],
  task: ({ contactReason, message, ...person }) => ({
    kind: "contact",
    subject: contactReason,
    text: message ?? "",
    ...person,
  }),
});
