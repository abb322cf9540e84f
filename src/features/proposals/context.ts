import { createContext } from "react-router";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { CaseDetails } from "#features/cases/storage/cases.ts";
import type { CarOfOffer } from "./rules/offer-car.ts";
import type { ProposalDetails, VersionRow } from "./storage/proposals.ts";

/** Proposals for whoever has a signed address. */
export type ProposalsByLink = {
  find: (token: string) => Promise<{ proposal: ProposalDetails; isPreview: boolean } | null>;
  conversationOf: (proposal: ProposalDetails) => Promise<CaseDetails | null>;
  opened: (id: number, version: number) => Promise<void>;
  /** The cars of a version as they are now, as its customer may have them. */
  carsNow: (version: VersionRow) => Promise<ReadonlyMap<LicensePlate, CarOfOffer>>;
};

export const proposalsContext = createContext<ProposalsByLink>();
