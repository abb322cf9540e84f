import type { Colour } from "#features/cars/rules/vocabulary.ts";
import { type PhraseRow, phraseTable } from "./phrases.ts";

/** Every form of the word: röd, rött, röda. */
const forms: Record<Colour, readonly string[]> = {
  vit: ["vit", "vitt", "vita", "white"],
  svart: ["svart", "svarta", "black"],
  grå: ["grå", "grått", "gråa", "silver", "silvrig", "silverfärgad", "antracit", "grey", "gray"],
  beige: ["beige", "beiga", "beiget"],
  röd: ["röd", "rött", "röda", "red"],
  gul: ["gul", "gult", "gula", "yellow"],
  grön: ["grön", "grönt", "gröna", "green"],
  blå: ["blå", "blått", "blåa", "blue"],
};

const shades = [
  "mörk",
  "ljus",
  "pärl",
  "vin",
  "silver",
  "marin",
  "himmels",
  "knall",
  "mellan",
  "kol",
  "is",
  "matt",
];

/** "mörkblå", "vinröda", "svart metallic": a shade is still the colour. */
export const wordsForColours: readonly PhraseRow<readonly Colour[]>[] = (Object.keys(forms) as Colour[]).map(
  (colour) => {
    const spellings = forms[colour].flatMap((form) => [
      form,
      ...shades.map((shade) => `${shade} ${form}`),
      `${form} metallic`,
      `${form} metallik`,
      `${form} lack`,
      `${form} färg`,
    ]);
    return [spellings.join(","), [colour]];
  },
);

/** What a colour before it is the colour of, instead of the car. */
const insideNouns: readonly string[] = [
  "inredning",
  "inredningen",
  "klädsel",
  "klädseln",
  "interiör",
  "skinn",
  "skinn klädsel",
  "skinn inredning",
  "läder",
  "läder klädsel",
  "läder inredning",
  "skinnsäten",
  "lädersäten",
  "säten",
  "stolar",
  "fälgar",
  "innertak",
  "tak",
];

/** The colour of what is inside a car is not the colour of the car. */
export const coloursInside = phraseTable<null>(
  wordsForColours.map(([forms]) => [
    forms
      .split(",")
      .flatMap((form) => insideNouns.map((noun) => `${form.trim()} ${noun}`))
      .join(","),
    null,
  ]),
);
