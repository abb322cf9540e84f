import { slugFrom } from "#core/text/slug.ts";
import { type ConditionAnswers, type ConditionQuestion, conditionEffects } from "../condition-effect.ts";

/** The answers so far are the address, so that reload, back and a plain form all know them. Nothing of a person is among them. */
export const flowFields = {
  plate: "licenseplate",
  isMine: "min",
  model: "bil",
  year: "ar",
  fuel: "drivmedel",
  gearbox: "vaxellada",
  mileage: "miltal",
  wear: "skick",
  damage: "skador",
  zones: "skadat",
  service: "service",
  tyres: "dack",
  battery: "batteri",
  cable: "laddkabel",
  heatPump: "varmepump",
  ownership: "lan",
  pictures: "bilder",
  mode: "lage",
  wanted: "onskad",
  nextAction: "vidare",
  store: "butik",
  postcode: "postnummer",
  again: "andra",
} as const satisfies Record<ConditionQuestion, string> & Record<string, string>;
export type FlowField = keyof typeof flowFields;

/** Said instead of an answer: the question is done, and changes nothing. */
export const skipped = "vet-inte";

/**
 * What the address says of pictures once it was asked for them: none; some, which the tab remembers; else, without script,
 * the ids of their uploads.
 */
export const pictureTexts = { none: "nej", inTab: "ja" } as const;
const uploadId = /^[0-9a-f]{64}$/;

/** What can be asked again besides the questions, with the word of each in the address. */
export const repeatableSteps = {
  car: "bilen",
  mileage: flowFields.mileage,
  pictures: flowFields.pictures,
} as const;

export function pictureIdsIn(raw: string): string[] {
  return raw.split(".").filter((id) => uploadId.test(id));
}

type Choice = { value: string; label: string };

/** What can be answered, with the word of each in the address. */
export function choicesOf(question: ConditionQuestion): Choice[] {
  return Object.values(conditionEffects[question].answers).map(({ label }) => ({
    value: slugFrom(label),
    label,
  }));
}

/** Null for a word that is no answer; skipped ones are answered by nothing. */
export function conditionAnswer(
  question: ConditionQuestion,
  word: string,
): ConditionAnswers[ConditionQuestion] | "skipped" | null {
  if (word === skipped) return "skipped";
  const entry = Object.entries(conditionEffects[question].answers).find(
    ([, { label }]) => slugFrom(label) === word,
  );
  return (entry?.[0] as ConditionAnswers[ConditionQuestion]) ?? null;
}

/** What changes how it is paid, not what it is worth. */
export const ownerships = {
  none: { value: "nej", label: "Nej", notice: null },
  loan: {
    value: "lan",
    label: "Ja, det finns lån",
    notice: "Vi löser lånet hos långivaren och betalar resten till dig.",
  },
  leased: {
    value: "leasing",
    label: "Ja, den är leasad",
    notice:
      "En leasad bil ägs av leasingbolaget. Vi behöver deras lösenpris innan vi kan köpa den, och de måste godkänna affären.",
  },
} as const;
export type Ownership = keyof typeof ownerships;

export const valuationModes = { private: "privat", business: "foretag" } as const;
export type ValuationMode = keyof typeof valuationModes;

/** How somebody goes on from an estimate. */
export const nextActions = ["kontakt", "butik", "hemma"] as const;
export type NextAction = (typeof nextActions)[number];
