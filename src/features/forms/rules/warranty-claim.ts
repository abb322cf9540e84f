import * as z from "zod";
import { emailAddress } from "#core/person/email.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import { optionalDay, optionalPhone, requiredLine, requiredText } from "./inquiry-fields.ts";

const maxMileage = 9_999_999;

/**
 * "8 450 mil" → 8450. Mileage helps but must never stop a claim: what cannot be read is null, and so is
 * what no odometer shows.
 */
function mileageFromField(value: unknown): number | null {
  const mil = typeof value === "string" ? Number.parseInt(value.replace(/\s/g, ""), 10) : value;
  return typeof mil === "number" && mil >= 0 && mil <= maxMileage ? Math.trunc(mil) : null;
}

/** Something on the car is wrong and the warranty may cover it. */
export const warrantyClaim = z.object({
  type: requiredLine("Välj typ av ärende", 100),
  licenseplate: licensePlate,
  email: emailAddress,
  description: requiredText("Beskriv felet", 5000),
  phoneNumber: optionalPhone,
  currentMileage: z.preprocess(mileageFromField, z.int().nullable().default(null)),
  category: requiredLine("Välj vad felet gäller", 100),
  receivedOn: optionalDay,
  noticedOn: optionalDay,
});

export type WarrantyClaim = z.infer<typeof warrantyClaim>;
