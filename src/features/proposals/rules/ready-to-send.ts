import { isEmail } from "#core/person/email-text.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import { isSamePlate } from "#core/plate/plate-text.ts";
import { formatList } from "#core/text/format-list.ts";
import { messages } from "#core/text/messages.ts";
import type { FieldError } from "#features/forms/rules/form-field.ts";
import type { Offer } from "./proposal-content.ts";
import type { ProposalDraft } from "./proposal-draft.ts";
import { proposalTotals } from "./proposal-totals.ts";

/** What has to be put right before the customer gets it. */
export function missingToSend(draft: ProposalDraft, offer: Offer): FieldError[] {
  const totals = proposalTotals(offer);
  const unavailable = draft.cars.filter(
    ({ licenseplate }) => !offer.cars.some((car) => isSamePlate(car.licenseplate, licenseplate)),
  );
  const before = (totals.car?.price ?? 0) + totals.extras;
  const checks: (FieldError | false)[] = [
    draft.name === "" && { field: "name", message: "Skriv kundens namn" },
    !isEmail(draft.email) && { field: "email", message: messages.email },
    draft.signature === "" && { field: "signature", message: "Skriv vem som skickar" },
    draft.cars.length === 0 && { field: "cars", message: "Lägg till minst en bil" },
    unavailable.length > 0 && {
      field: "cars",
      message: `${formatList(unavailable.map(({ licenseplate }) => displayPlate(licenseplate)))} går inte att sälja nu. Ta bort ur offerten`,
    },
    offer.cars.length > 0 &&
      totals.discount > before && { field: "discount", message: "Rabatten är större än priset" },
    offer.loan !== null &&
      offer.cars.length > 0 &&
      totals.loan === null && {
        field: "loan",
        message: "Det finns inget kvar att låna. Ta bort lånet ur offerten",
      },
  ];
  return checks.filter((check) => check !== false);
}
