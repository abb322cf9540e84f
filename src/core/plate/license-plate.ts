import * as z from "zod/mini";
import { plateText, swedishPlate } from "./plate-text.ts";

/**
 * "ABC 12D" → "abc12d". Past the edge everything may trust the type. Like all schemas that reach a browser it is
 * made with zod/mini, which weighs a fifth.
 */
export const licensePlate = z
  .string("Regnr saknas/felaktigt")
  .check(z.overwrite(plateText), z.regex(swedishPlate, "Regnr saknas/felaktigt"))
  .brand<"LicensePlate">();

/** A plate in the one form used in code, storage and addresses: six characters, lower case. */
export type LicensePlate = z.infer<typeof licensePlate>;

/** Whether the text is a Swedish plate, however it is spaced and cased. */
export function isSwedishPlate(text: string): boolean {
  return licensePlate.safeParse(text).success;
}
