import * as z from "zod";
import { phoneNumber } from "#core/person/phone.ts";
import { optionalLine, requiredText } from "./inquiry-fields.ts";

/** Both are needed: we call back about what was written. */
export const campaignSignup = z.object({
  phoneNumber,
  comment: requiredText("Skriv en kommentar", 2000),
  /** Which campaign its sender came from, where the page knows. */
  campaign: optionalLine(200),
});

export type CampaignSignup = z.infer<typeof campaignSignup>;
