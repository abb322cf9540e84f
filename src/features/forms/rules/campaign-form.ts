import { campaignSignup } from "./campaign-signup.ts";
import { form } from "./form.ts";
import { phoneField } from "./person-fields.ts";

export const campaignForm = form({
  name: "campaign",
  submit: "Be oss ringa",
  api: "/api/campaign/",
  schema: campaignSignup,
  fields: [
    { ...phoneField, isRequired: true, isHalf: false },
    {
      name: "comment",
      label: "Kommentar",
      kind: "long",
      isRequired: true,
      message: "Skriv en kommentar",
      maxLength: 2000,
      hint: "Vilken bil gäller det, och när passar det att vi ringer?",
    },
    {
      name: "campaign",
      label: "Kampanj",
      kind: "text",
      isRequired: false,
      message: "Skriv vilken kampanj",
      maxLength: 200,
    },
  ],
  task: ({ phoneNumber, comment, campaign }) => ({
    kind: "campaign",
    subject: campaign === null ? "Kampanj" : `Kampanj: ${campaign}`,
    text: comment,
    name: null,
    email: null,
    licenseplate: null,
    phoneNumber,
  }),
});
