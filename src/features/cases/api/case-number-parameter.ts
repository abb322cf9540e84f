import * as z from "zod";
import { caseNumberFromText } from "../rules/case-number.ts";

/** The parameter for a case's number, in any way people write it. */
export const caseNumber = {
  in: "path",
  about: "Ärendenummer",
  schema: z.string().transform((text, context) => {
    const read = caseNumberFromText(text);
    if (read === null) context.addIssue("Ärendenumret är inte rätt skrivet");
    return read ?? z.NEVER;
  }),
  example: "482971K",
} as const;
