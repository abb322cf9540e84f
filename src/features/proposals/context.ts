import { createContext } from "react-router";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { WholeCase } from "#features/cases/storage/cases.ts";
import type { WholeProposal } from "./storage/proposals.ts";

/** What the page of a proposal is made of; null where no letters are sent. */
export type ProposalDesk = {
  find: (token: string) => Promise<{ proposal: WholeProposal; isPreview: boolean } | null>;
  talkOf: (proposal: WholeProposal) => Promise<WholeCase | null>;
  opened: (id: number, version: number) => Promise<void>;
  carNow: (plate: LicensePlate) => { status: number; price: number | null } | null;
};

export const proposalDeskContext = createContext<ProposalDesk | null>(null);
