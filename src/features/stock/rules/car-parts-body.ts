import * as z from "zod";
import {
  type ConditionPart,
  type ConditionVerdict,
  conditionParts,
  conditionVerdicts,
  findingNoteLength,
  maxFindings,
} from "#features/cars/rules/condition.ts";
import { imageTypes, maxPictures } from "#features/cars/rules/image.ts";
import { isNewFinding } from "./car-parts.ts";

const version = z.string("Ladda om sidan").min(1, "Ladda om sidan");
const key = z.string("Bilden saknar namn").min(1, "Bilden saknar namn").max(500, "Namnet är för långt");
const partNames = Object.keys(conditionParts) as ConditionPart[];
const verdictNames = Object.keys(conditionVerdicts) as ConditionVerdict[];

/** The pictures of a car in their order; what is left out is taken away. */
export const newPictures = z.object({
  version,
  pictures: z
    .array(
      z.object({
        key,
        type: z.literal(Object.values(imageTypes), "Välj vad bilden visar"),
        isHighlight: z.boolean("Säg om bilden ska framhävas"),
      }),
      "Bilderna saknas",
    )
    .max(maxPictures + maxFindings, `En bil kan ha högst ${maxPictures} bilder. Ta bort någon.`)
    .refine(
      (pictures) => new Set(pictures.map((picture) => picture.key)).size === pictures.length,
      "Samma bild står två gånger",
    ),
});
export type NewPictures = z.infer<typeof newPictures>;

const note = z
  .string("Anteckningen ska vara text")
  .trim()
  .max(findingNoteLength, `Anteckningen får vara högst ${findingNoteLength} tecken`)
  .transform((text) => (text === "" ? null : text));

/** What was found on a car; what is left out is taken away. */
export const newFindings = z.object({
  version,
  findings: z
    .array(
      z
        .object({
          key,
          part: z.enum(partNames, "Välj en del av bilen"),
          verdict: z.enum(verdictNames, "Välj en bedömning"),
          note: note.nullable(),
          picture: key.nullable(),
        })
        .refine(
          (finding) => !isNewFinding(finding) || finding.verdict === "normal" || finding.note !== null,
          "Skriv vad du har sett och var",
        ),
      "Fynden saknas",
    )
    .max(maxFindings, `En bil kan ha högst ${maxFindings} fynd`),
});
export type NewFindings = z.infer<typeof newFindings>;
