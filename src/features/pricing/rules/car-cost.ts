import * as z from "zod";
import { licensePlate } from "#core/plate/license-plate.ts";
import { messages } from "#core/text/messages.ts";
import { optionalText, wholeNumber } from "#features/forms/rules/inquiry-fields.ts";
import { costKindNames } from "./cost-kinds.ts";

const max = 10_000_000;

/** Something that a car of ours has cost; what is put right is a sum below nothing. */
export const carCost = z.object({
  licenseplate: licensePlate,
  kind: z.enum(costKindNames, "Välj vad det gäller"),
  kronor: wholeNumber(messages.cost, { min: -max, max }).refine((kronor) => kronor !== 0, messages.cost),
  note: optionalText(500),
});
export type CarCost = z.infer<typeof carCost>;
