import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isSamePlate } from "#core/plate/plate-text.ts";

/** The salesman's own list. A second proposal for the same car takes the place of the first. */
export function withSalesmanProposal<Proposal extends { licenseplate: LicensePlate }>(
  proposals: readonly Proposal[],
  proposal: Proposal,
): Proposal[] {
  const index = proposals.findIndex((earlier) => isSamePlate(earlier.licenseplate, proposal.licenseplate));
  return index === -1 ? [...proposals, proposal] : proposals.with(index, proposal);
}

export function withoutSalesmanProposal<Proposal extends { licenseplate: LicensePlate }>(
  proposals: readonly Proposal[],
  plate: LicensePlate,
): Proposal[] {
  return proposals.filter((proposal) => !isSamePlate(proposal.licenseplate, plate));
}
