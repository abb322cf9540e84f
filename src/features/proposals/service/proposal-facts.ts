import { displayPlate } from "#core/plate/display-plate.ts";
import { contentOf, proposalNumber } from "../rules/proposal-content.ts";
import { proposalTotals } from "../rules/proposal-totals.ts";
import type { ProposalDetails } from "../storage/proposals.ts";

/** What its customer may know that we have stored: all that tells of them, and what was sent. */
export function proposalFacts({ id, draft, versions, choice, chosenAt, seenAt, createdAt }: ProposalDetails) {
  return {
    Nummer: proposalNumber(id),
    Namn: draft.name,
    "E-post": draft.email,
    Telefon: draft.phoneNumber,
    Bilar: draft.cars.map(({ licenseplate }) => displayPlate(licenseplate)),
    Inbytesbil: draft.tradeIn && displayPlate(draft.tradeIn.licenseplate),
    Påbörjad: createdAt,
    "Sedd av dig": seenAt,
    "Ditt val": choice && {
      Bil: displayPlate(choice.licenseplate),
      Insats: choice.deposit,
      Månader: choice.months,
      När: chosenAt,
    },
    Versioner: versions.map((version) => {
      const content = contentOf(version);
      return {
        Version: version.version,
        Skickad: version.sentAt,
        Till: version.email,
        "Gäller till": version.validUntil,
        Summa: proposalTotals(content).total,
        Hälsning: content.greeting,
        Godkänd: version.acceptedAt,
        "Godkänd av": version.acceptedBy,
        Kontrollsumma: version.hash,
      };
    }),
  };
}
