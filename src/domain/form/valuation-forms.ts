import { pickupRequest, valuationRequest, visitRequest } from "#domain/lead/valuation-request.ts";
import type { Onward } from "#domain/valuation/flow/flow-fields.ts";
import { type Errand, type Form, form } from "./form.ts";
import type { FormField } from "./form-field.ts";
import { emailField, nameField, phoneField, picturesField } from "./person-fields.ts";
import { startField } from "./test-drive-form.ts";

const messageField = {
  name: "message",
  label: "Något mer vi bör veta?",
  kind: "long",
  isRequired: false,
  message: "Skriv ett meddelande",
  longest: 2000,
} as const satisfies FormField;
const pictures = {
  ...picturesField,
  label: "Bilder på bilen och på skador",
} as const satisfies FormField;
/** The times are those of the day: the page fills them in. */
const pickupTimeField = {
  name: "time",
  label: "När passar det?",
  kind: "select",
  isRequired: true,
  message: "Välj en tid",
  options: [],
} as const satisfies FormField;
/** Those by which a time is wished for: as the form sends it, it says nothing to a reader of the case. */
export const timeFields = { butik: startField, hamtning: pickupTimeField } as const;
const reachable = { ...phoneField, isRequired: true } as const satisfies FormField;

type Person = Pick<Errand, "name" | "email" | "phoneNumber"> & { message: string | null };

/** Which car it is stands in the address of the page, and is added where the post is taken. */
function errandOf(subject: string) {
  return ({ name, email, phoneNumber, message }: Person): Errand => ({
    kind: "valuation",
    subject,
    name,
    email,
    phoneNumber,
    licenseplate: null,
    text: message ?? "",
  });
}

/** By which a visitor goes on from an estimate. [FLOW-10] [FLOW-11] */
export const valuationForms = {
  kontakt: form({
    name: "valuation",
    submit: "Skicka till mig och till en värderare",
    api: null,
    schema: valuationRequest,
    fields: [nameField, emailField, phoneField, messageField, pictures],
    errand: errandOf("Personlig värdering"),
  }),
  butik: form({
    name: "valuation-visit",
    submit: "Boka besöket",
    api: null,
    schema: visitRequest,
    fields: [startField, nameField, emailField, reachable, messageField, pictures],
    errand: errandOf("Värdering i butik"),
  }),
  hamtning: form({
    name: "valuation-pickup",
    submit: "Be om hämtning",
    api: null,
    schema: pickupRequest,
    fields: [
      pickupTimeField,
      {
        name: "address",
        label: "Gata och nummer",
        kind: "text",
        isRequired: true,
        message: "Skriv gata och nummer",
        longest: 120,
        autoComplete: "street-address",
        isHalf: true,
      },
      {
        name: "postcode",
        label: "Postnummer och ort",
        kind: "text",
        isRequired: true,
        message: "Skriv postnummer och ort",
        longest: 60,
        isHalf: true,
      },
      nameField,
      emailField,
      reachable,
      messageField,
      pictures,
    ],
    errand: errandOf("Värdering med hämtning"),
  }),
} as const satisfies Record<Onward, Form>;
