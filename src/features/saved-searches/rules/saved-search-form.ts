import * as z from "zod";
import { form } from "#features/forms/rules/form.ts";
import { emailField, phoneField } from "#features/forms/rules/person-fields.ts";
import { newsletterWording } from "#features/newsletter/rules/newsletter-form.ts";
import type { SessionOrigin } from "#features/visitors/rules/session-origin.ts";
import type { SavedFilter } from "./saved-filter.ts";
import { savedSearch } from "./saved-search.ts";
import { unreadableFilter } from "./saved-search-query.ts";
import { type Frequency, frequencies, frequencyTexts } from "./saved-search-terms.ts";

/** The field into which the page's script writes where the visit came from, after consent. */
export const originField = "sessionOrigin";

const frequencyWords = Object.values(frequencyTexts);
const noFrequency = "Välj hur ofta du vill få mejl";

const pace = z.preprocess(
  (word) => word || frequencyTexts["at-once"],
  z
    .enum(frequencyWords, noFrequency)
    .transform((word) => frequencies.find((one) => frequencyTexts[one] === word) ?? "at-once"),
);

/** A request to save a search. It does not become a case. */
export type SavedSearchTask = {
  kind: "watch";
  email: string | null;
  phoneNumber: string | null;
  filter: SavedFilter;
  pace: Frequency;
  newsletter: boolean;
  sessionOrigin: SessionOrigin | null;
};

/** "Bevaka sökningen" */
export const savedSearchForm = form({
  name: "watch",
  submit: "Bevaka",
  api: "/api/save-search/add/",
  schema: z.preprocess(fromFields, z.intersection(savedSearch, z.object({ pace }))),
  fields: [
    {
      name: "filter",
      label: "Sökning",
      kind: "filter",
      isRequired: true,
      message: unreadableFilter,
      hint: "Filtret som objekt, eller som i adressen till en lista: brands=volvo&priceTo=250000",
    },
    {
      ...emailField,
      isRequired: false,
      isEither: true,
      isHalf: false,
      hint: "E-post eller telefon behövs. Vi mejlar en länk som du bekräftar med. Inget konto behövs.",
    },
    {
      ...phoneField,
      isEither: true,
      isHalf: false,
      hint: "Bara om du inte har e-post: då ringer vi dig i stället.",
    },
    {
      name: "pace",
      label: "Hur ofta",
      kind: "choices",
      isRequired: false,
      message: noFrequency,
      options: frequencyWords,
    },
    {
      name: "signedUpForNewsLetter",
      label: newsletterWording,
      kind: "tick",
      isRequired: false,
      message: "Ska vara ja eller nej",
    },
  ],
  task: (values): SavedSearchTask => ({
    kind: "watch",
    email: values.email,
    phoneNumber: values.phoneNumber,
    filter: values.filter,
    pace: values.pace,
    newsletter: values.signedUpForNewsLetter,
    sessionOrigin: values.sessionOrigin,
  }),
});

/** A form sends text: the filter as the query of an address, and the origin as JSON. */
function fromFields(submittedFields: unknown): unknown {
  if (typeof submittedFields !== "object" || submittedFields === null) return submittedFields;
  const { filter, [originField]: origin, ...others } = submittedFields as Record<string, unknown>;
  return { ...others, filter: filterFromField(filter), sessionOrigin: originFromField(origin) };
}

function filterFromField(filter: unknown): unknown {
  if (typeof filter !== "string") return filter;
  if (filter.trim() === "") return undefined;
  const query = new URLSearchParams(filter);
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

/** An origin that cannot be read is ignored. */
function originFromField(origin: unknown): unknown {
  if (typeof origin !== "string" || origin === "") return origin;
  try {
    return JSON.parse(origin);
  } catch {
    return null;
  }
}
