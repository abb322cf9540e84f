import * as z from "zod";
import { emailAddress } from "#core/person/email.ts";
import { licensePlate } from "#core/plate/license-plate.ts";
import { messages } from "#core/text/messages.ts";
import { decimalNumber, optionalPhone, orNull, requiredText, wholeNumber } from "./inquiry-fields.ts";

/**
 * What a workshop adds to a customer's complaint, apart from its two documents. The names are those of
 * the multipart form, which is why they begin with a capital.
 */
export const workshopComplaint = z
  .object({
    Licenseplate: licensePlate,
    CurrentMileage: wholeNumber(messages.mileage),
    WorkshopEmailAddress: emailAddress,
    WorkHoursEstimate: decimalNumber("Arbetstid saknas/felaktig"),
    HourlyRate: kronorWithOre("Timpris saknas/felaktigt"),
    PartsCostExcludingVat: kronorWithOre("Kostnad för delar saknas/felaktig"),
    WorkshopPhoneNumber: optionalPhone,
    Description: requiredText("Beskriv felet", 5000),
    LastServiceMileage: orNull(wholeNumber(messages.mileage)),
    LastServiceDate: orNull(z.iso.date("Skriv datumet som åååå-mm-dd")),
  })
  .refine(({ LastServiceMileage, CurrentMileage }) => (LastServiceMileage ?? 0) <= CurrentMileage, {
    path: ["LastServiceMileage"],
    message: "Miltalet vid servicen är högre än miltalet nu",
  });

export type WorkshopComplaint = z.infer<typeof workshopComplaint>;

/** The names of the two documents in the same form. */
export const workshopDocuments = ["OfferDocumentPdf", "InvoiceDocumentPdf"] as const;

/** Invoices have öre, we keep whole kronor. */
function kronorWithOre(message: string) {
  return decimalNumber(message).overwrite(Math.round);
}
