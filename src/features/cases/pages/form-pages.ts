import { paths } from "#core/paths.ts";
import { campaignForm } from "#features/forms/rules/campaign-form.ts";
import { contactForm } from "#features/forms/rules/contact-form.ts";
import type { Form } from "#features/forms/rules/form.ts";
import { friendForm } from "#features/forms/rules/friend-form.ts";
import { insuranceForm } from "#features/forms/rules/insurance-form.ts";
import { tradeForm } from "#features/forms/rules/trade-form.ts";
import { warrantyForm } from "#features/forms/rules/warranty-form.ts";
import { warrantyRequestForm } from "#features/forms/rules/warranty-request-form.ts";
import { withdrawalForm } from "#features/forms/rules/withdrawal-form.ts";
import { workshopForm } from "#features/forms/rules/workshop-form.ts";
import {
  newsletterForm,
  newsletterWording,
  type Subscription,
} from "#features/newsletter/rules/newsletter-form.ts";
import { workdaysText } from "../rules/case-progress.ts";
import type { FormTask } from "../rules/form-task.ts";

type FormPage = {
  path: string;
  form: Form<FormTask | Subscription>;
  /** Above the form. */
  heading: string;
  /** Beside its button. */
  footnote: string;
  /** What the law gives, beside the form. */
  rights?: string;
  /** Fields that the page fills in; nobody is asked for them. */
  given?: readonly string[];
  /** What the page says instead of the form when it is sent, where it becomes no case. */
  thanks?: { heading: string; text: string };
};

const answer = `Du får ett ärendenummer direkt och svar inom ${workdaysText()}.`;

/** The pages that take a form, each by its own address. */
export const formPages: readonly FormPage[] = [
  { path: paths.contact(), form: contactForm, heading: "Skriv till oss", footnote: answer },
  {
    path: paths.complaint(),
    form: warrantyForm,
    heading: "Anmäl ett fel på bilen",
    footnote: answer,
    rights:
      "Du har tre års reklamationsrätt enligt lag, oavsett garanti. De första två åren är det vi som ska visa att felet inte fanns från början. Anmäl inom två månader så är du alltid i tid.",
  },
  {
    path: paths.withdrawal(),
    form: withdrawalForm,
    heading: "Ångra avtalet här",
    footnote: "Inget är ångrat än. Du bekräftar i nästa steg.",
  },
  {
    path: paths.campaign(),
    form: campaignForm,
    heading: "Be oss ringa om en kampanj",
    given: ["campaign"],
    footnote: `Vi ringer inom ${workdaysText()}. Det är ingen reservation och inget köp.`,
  },
  {
    path: paths.newsletter(),
    form: newsletterForm,
    heading: "Få nyhetsbrevet",
    footnote: newsletterWording,
    thanks: {
      heading: "Nästan klart: bekräfta i din e-post",
      text: "Vi har mejlat en länk. När du har öppnat den och bekräftat får du nästa nyhetsbrev. Länken gäller i sju dagar. Kommer inget brev, titta i skräpposten eller försök igen i morgon.",
    },
  },
  { path: paths.workshop(), form: workshopForm, heading: "Skicka ett underlag", footnote: answer },
  {
    path: paths.friends(),
    form: friendForm,
    heading: "Skicka ett tips",
    footnote: "Din vän får ett brev där det står vem som tipsar. Adresserna raderas efter 30 dagar.",
  },
  {
    path: paths.insurance(),
    form: insuranceForm,
    heading: "Be om ett förslag på försäkring",
    footnote: `Förslaget kommer från vår försäkringspartner inom ${workdaysText()}. Du väljer själv bolag och lovar ingenting.`,
  },
  {
    path: paths.warranty(),
    form: warrantyRequestForm,
    heading: "Be om ett förslag på längre garanti",
    footnote: `Du får längd, pris och villkor inom ${workdaysText()}. Det är inget köp.`,
    rights:
      "Du har tre års reklamationsrätt enligt lag, oavsett garanti. Har bilen ett fel? Anmäl det på sidan Reklamation, så prövar vi både lagen och garantin.",
  },
  { path: paths.remarketing(), form: tradeForm, heading: "Bli köpare", footnote: answer },
];
