import * as z from "zod";
import { tickBox } from "#features/forms/rules/inquiry-fields.ts";
import {
  lockedPartNames,
  lookUpReasonNames,
  lookUpReasons,
} from "#features/vehicle-register/rules/look-up-reasons.ts";

const withoutReason = "Ange varför du behöver se uppgiften";
const withoutCustomer = "Kryssa i att kunden har bett oss titta";

export const lookUpForm = z
  .object({
    part: z.enum(lockedPartNames, "Välj vad du vill se"),
    reason: z.enum(lookUpReasonNames, withoutReason),
    isCustomerAsking: tickBox,
  })
  .refine(({ reason, isCustomerAsking }) => isCustomerAsking || !lookUpReasons[reason].isForCustomer, {
    path: ["isCustomerAsking"],
    message: withoutCustomer,
  });
export type LookUp = z.infer<typeof lookUpForm>;
