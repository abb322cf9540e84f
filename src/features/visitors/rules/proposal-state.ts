import * as z from "zod/mini";
import { licensePlate } from "#core/plate/license-plate.ts";
import { maxTextLength, storedListAs, storedSlice } from "./stored.ts";
import { storedAdvert } from "./stored-advert.ts";

const proposal = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(maxTextLength)),
  licenseplate: licensePlate,
});
export type Proposal = z.infer<typeof proposal>;

/** The proposal being put together with a customer. */
export const proposalSlice = storedSlice({
  advert: z.catch(z.nullable(storedAdvert), null),
  proposals: storedListAs(proposal, (proposals) => proposals.reduce<Proposal[]>(withById, [])),
  isAdvanceMode: z.catch(z.boolean(), false),
});
export type ProposalState = z.infer<typeof proposalSlice>;

export function withProposal(state: ProposalState, added: Proposal): ProposalState {
  return { ...state, proposals: withById(state.proposals, added) };
}

export function withoutProposal(state: ProposalState, id: string): ProposalState {
  return { ...state, proposals: state.proposals.filter((one) => one.id !== id) };
}

export function withProposals(state: ProposalState, proposals: readonly Proposal[]): ProposalState {
  return { ...state, proposals: proposals.reduce<Proposal[]>(withById, []) };
}

export function withoutProposals(state: ProposalState): ProposalState {
  return { ...state, proposals: [] };
}

export function withAdvanceModeToggled(state: ProposalState): ProposalState {
  return { ...state, isAdvanceMode: !state.isAdvanceMode };
}

function withById(proposals: readonly Proposal[], added: Proposal): Proposal[] {
  const index = proposals.findIndex((one) => one.id === added.id);
  return index === -1 ? [...proposals, added] : proposals.with(index, added);
}
