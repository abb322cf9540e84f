import * as z from "zod";
import { company } from "#core/company/company.ts";
import { emailAddress } from "#core/person/email.ts";
import { form } from "#features/forms/rules/form.ts";
import { emailField } from "#features/forms/rules/person-fields.ts";

/** What is agreed to, word for word: it stands beside the button and is stored with the address. */
export const newsletterWording = `Jag vill få ${company.name}s nyhetsbrev med e-post: bilar som kommit in, ändrade priser, råd och nyheter. Jag kan avsluta när jag vill med länken i varje brev.`;

/** Somebody asks for the newsletter: no case, since nobody has to answer. */
export type Subscription = { kind: "newsletter"; email: string };

export const newsletterForm = form({
  name: "newsletter",
  submit: "Anmäl mig",
  api: "/api/newsletter/",
  schema: z.object({ email: emailAddress }),
  fields: [{ ...emailField, isHalf: false, hint: "Vi mejlar en länk som du bekräftar med." }],
  task: ({ email }): Subscription => ({ kind: "newsletter", email }),
});
