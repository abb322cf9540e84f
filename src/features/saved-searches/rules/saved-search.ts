import * as z from "zod";
import { emailAddress } from "#core/person/email.ts";
import { optionalPhone, orNull, tickBox } from "#features/forms/rules/inquiry-fields.ts";
import { canBeReached, cannotBeReached } from "#features/forms/rules/reach.ts";
import { sessionOriginSlice } from "#features/visitors/rules/session-origin.ts";
import { savedFilter } from "./saved-filter.ts";

/** "Bevaka sökningen": tell me when such a car comes in. */
export const savedSearch = z
  .object({
    signedUpForNewsLetter: tickBox,
    filter: savedFilter,
    phoneNumber: optionalPhone,
    email: orNull(emailAddress),
    /** Where the visit came from; there only for those who have said yes to it. */
    sessionOrigin: orNull(sessionOriginSlice),
  })
  .refine(canBeReached, cannotBeReached);

export type SavedSearch = z.infer<typeof savedSearch>;

/** Which searches to end. */
export const savedSearchRemoval = z.object({ email: emailAddress });
