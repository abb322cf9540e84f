import { proposalExtras as extrasOfChain } from "#brand/proposal-extras.ts";
import type { CalendarDay } from "#core/dates/stockholm-day.ts";

/** What can be added to a car. `cost` is what we pay for it: it is for us alone. */
export type ProposalExtra = {
  key: string;
  label: string;
  note: string;
  price: number;
  cost: number;
};
export type ProposalExtras = { asOf: CalendarDay; extras: readonly ProposalExtra[] };

export const proposalExtras: ProposalExtras = extrasOfChain;
