import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { LoanFees } from "#features/credit/rules/finance-defaults.ts";
import type { BoughtCar } from "#features/pricing/rules/car-margin.ts";
import type { CarTrouble } from "../rules/offer-car.ts";
import type { OfferedCar } from "../rules/proposal-content.ts";
import type { ProposalDraft } from "../rules/proposal-draft.ts";
import type { ProposalState } from "../rules/proposal-terms.ts";
import type { ProposalChoice } from "../rules/proposal-totals.ts";

/** What the calls about proposals answer, as JSON carries it: a moment is a text. */
export type ListedProposal = {
  id: number;
  number: string;
  name: string;
  email: string;
  cars: { licenseplate: LicensePlate; title: string | null }[];
  staffName: string;
  isAssignedToMe: boolean;
  savedAt: string;
  seenAt: string | null;
  chosenAt: string | null;
  version: number | null;
  sentAt: string | null;
  acceptedAt: string | null;
  opened: number;
  validUntil: string | null;
  state: ProposalState;
};
export type Proposals = { counts: { mine: number; all: number }; list: ListedProposal[] };

export type ProposalVersion = {
  version: number;
  hash: string;
  sentAt: string;
  validUntil: string;
  opened: number;
  acceptedAt: string | null;
  acceptedBy: string | null;
  isReplaced: boolean;
  news: string[];
  total: number;
  pdf: string;
};

export type Proposal = {
  id: number;
  number: string;
  draft: ProposalDraft;
  revision: number;
  state: ProposalState;
  staffName: string;
  isAssignedToMe: boolean;
  savedAt: string;
  caseNumber: string | null;
  customer: {
    isHere: boolean;
    seenAt: string | null;
    choice: ProposalChoice | null;
    chosenAt: string | null;
    totals: {
      car: string | null;
      toPay: number;
      deposit: number;
      months: number | null;
      monthly: number | null;
      effectiveRatePercent: number | null;
    } | null;
  };
  versions: ProposalVersion[];
  preview: string | null;
  live: string;
  cars: (OfferedCar & { bought: BoughtCar | null })[];
  troubles: CarTrouble[];
  extras: { key: string; label: string; note: string; price: number; cost: number }[];
  terms: { ratePercent: number; fees: LoanFees; lender: string; months: number; residualPercent: number };
};
