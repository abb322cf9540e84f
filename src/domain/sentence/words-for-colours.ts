import type { Colour } from "#domain/car/vocabulary.ts";
import type { PhraseRow } from "./phrases.ts";

/** Every form of the word: röd, rött, röda. */
const forms: Record<Colour, readonly string[]> = {
  vit: ["vit", "vitt", "vita"],
  svart: ["svart", "svarta"],
  grå: ["grå", "grått", "gråa", "silver", "silvrig", "silverfärgad", "antracit"],
  beige: ["beige", "beiga", "beiget"],
  röd: ["röd", "rött", "röda"],
  gul: ["gul", "gult", "gula"],
  grön: ["grön", "grönt", "gröna"],
  blå: ["blå", "blått", "blåa"],
};

const shades = ["mörk", "ljus", "pärl", "vin", "silver", "marin", "himmels", "knall", "mellan", "kol", "is"];

/** "mörkblå", "vinröda", "svart metallic": a shade is still the colour. */
export const wordsForColours: readonly PhraseRow<readonly Colour[]>[] = (Object.keys(forms) as Colour[]).map(
  (colour) => {
    const written = forms[colour].flatMap((form) => [
      form,
      ...shades.map((shade) => `${shade} ${form}`),
      `${form} metallic`,
      `${form} metallik`,
      `${form} lack`,
      `${form} färg`,
    ]);
    return [written.join(","), [colour]];
  },
);
