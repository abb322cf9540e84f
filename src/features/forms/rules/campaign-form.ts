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
      longest: 2000,
      hint: "Vilken bil gäller det, och när passar det att vi ringer?",
    },
    {
      name: "campaign",
      label: "Kampanj",
      kind: "text",
      isRequired: false,
      message: "Skriv vilken kampanj",
      longest: 200,
    },
  ],
  errand: ({ phoneNumber, comment, campaign }) => ({
    kind: "campaign",
    subject: campaign === null ? "Kampanj" : `Kampanj: ${campaign}`,
    text: comment,
    name: null,
    email: null,
    licenseplate: null,
    phoneNumber,
  }),
});
