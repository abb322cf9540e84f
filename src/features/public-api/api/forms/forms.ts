import type { FormTask } from "#features/cases/rules/form-task.ts";
import { campaignForm } from "#features/forms/rules/campaign-form.ts";
import { contactForm } from "#features/forms/rules/contact-form.ts";
import type { Form } from "#features/forms/rules/form.ts";
import { warrantyForm } from "#features/forms/rules/warranty-form.ts";
import { workshopForm } from "#features/forms/rules/workshop-form.ts";
import { newsletterForm, type Subscription } from "#features/newsletter/rules/newsletter-form.ts";
import { type SavedSearchTask, savedSearchForm } from "#features/saved-searches/rules/saved-search-form.ts";
import { workshopPath } from "./workshop-intake.ts";

type ApiForm = {
  path: string;
  form: Form<FormTask | Subscription | SavedSearchTask>;
  title: string;
  about: string;
  /** Whether it becomes a case, with a number; so it is unless said. */
  isCase?: boolean;
};

/** The forms that programs may post: routes and OpenAPI follow. */
export const apiForms: readonly ApiForm[] = [
  {
    path: "/api/contact/add/",
    form: contactForm,
    title: "Skriv till oss",
    about: "Blir ett ärende med nummer, kvitto med e-post och en egen sida. Telefon eller e-post räcker.",
  },
  {
    path: "/api/warranty-claim/",
    form: warrantyForm,
    title: "Anmäl ett fel på en bil",
    about: "Reklamation eller garanti: vi prövar båda. Miltal är mil, och det som inte går att läsa är null.",
  },
  {
    path: "/api/campaign/",
    form: campaignForm,
    title: "Anmäl dig till en kampanj",
    about: "Telefon och kommentar behövs båda: vi ringer upp.",
  },
  {
    path: "/api/newsletter/",
    form: newsletterForm,
    title: "Be om nyhetsbrevet",
    about:
      "Inget skickas förrän adressens ägare har bekräftat i det brev som kommer. Svaret är detsamma för den som redan får brevet.",
    isCase: false,
  },
  {
    path: "/api/save-search/add/",
    form: savedSearchForm,
    title: "Bevaka en sökning",
    about:
      "Telefon eller e-post räcker. Till en e-postadress skickas inget om bilar förrän dess ägare har bekräftat i det brev som kommer; svaret är detsamma för den som redan bevakar. Filtret har listans fält, med carTypes, modelYearFrom och modelYearTo.",
    isCase: false,
  },
  {
    path: workshopPath,
    form: workshopForm,
    title: "Komplettera ett ärende som verkstad",
    about:
      "Som multipart/form-data, med offert och faktura som PDF, högst 10 MB styck. Filerna bedöms efter sitt innehåll.",
  },
];
