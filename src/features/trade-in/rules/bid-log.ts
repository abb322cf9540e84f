import * as z from "zod";
import { licensePlate } from "#core/plate/license-plate.ts";
import { messages } from "#core/text/messages.ts";
import { isBlank, optionalText, wholeNumber } from "#features/forms/rules/inquiry-fields.ts";

const ordinaryBid = 2;

/** A bid that one of our buyers gave on a car. */
export const bidLog = z.object({
  licenseplate: licensePlate,
  bid: wholeNumber(messages.bid),
  mileage: wholeNumber(messages.mileage),
  estimatedSalePrice: wholeNumber(messages.salePrice),
  estimatedCost: wholeNumber(messages.cost),
  note: optionalText(2000),
  type: z.preprocess(
    (value) => (isBlank(value) ? ordinaryBid : value),
    wholeNumber("Typ felaktig").default(ordinaryBid),
  ),
});

export type BidLog = z.infer<typeof bidLog>;
