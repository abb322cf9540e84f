import { insuranceExample } from "#features/running-costs/rules/insurance-example.ts";
import { form } from "./form.ts";
import { emailField, messageField, nameField, phoneField, plateField, withMessage } from "./person-fields.ts";
import { insuranceRequest } from "./service-requests.ts";

/** What becomes of it is a proposal by our partner: no price is invented here. */
export const insuranceForm = form({
  name: "insurance",
  submit: "Be om ett förslag",
  api: null,
  schema: insuranceRequest,
  fields: [
    {
      name: "level",
      label: "Vilken försäkring?",
      kind: "choices",
      isRequired: true,
      message: "Välj en nivå",
      options: ["Trafik", "Halv", "Hel", "Vet inte"],
      hint: insuranceExample(),
    },
    { ...plateField, isRequired: false, isHalf: true },
    {
      name: "milPerYear",
      label: "Så långt kör du per år",
      kind: "select",
      isRequired: true,
      message: "Välj hur långt du kör",
      options: ["Under 1 000 mil", "1 000–1 500 mil", "1 500–2 000 mil", "Över 2 000 mil"],
      isHalf: true,
    },
    nameField,
    emailField,
    phoneField,
    messageField,
  ],
  task: ({ level, milPerYear, licenseplate, name, email, phoneNumber, message }) => ({
    kind: "contact",
    subject: `Bilförsäkring: ${level}`,
    text: withMessage(`Försäkring: ${level}. Kör ${milPerYear.toLowerCase()} per år.`, message),
    name,
    email,
    phoneNumber,
    licenseplate,
  }),
});
