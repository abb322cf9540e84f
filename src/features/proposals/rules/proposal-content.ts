import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { LoanFees } from "#features/credit/rules/finance-defaults.ts";

/** A car as it is offered: in the words and at the price that it has that day. */
export type OfferedCar = {
  licenseplate: LicensePlate;
  title: string;
  /** "2021 · 8 450 mil · Laddhybrid · Automat · Uppsala" */
  line: string;
  price: number;
  path: string;
  picture: string | null;
};
export type OfferedExtra = { key: string; label: string; note: string; price: number };
export type OfferedTradeIn = {
  licenseplate: LicensePlate;
  title: string;
  mileage: number | null;
  value: number;
  debt: number;
};
/** With the terms of that day: a later rate changes no version. */
export type OfferedLoan = {
  deposit: number;
  months: number;
  residualPercent: number;
  ratePercent: number;
  fees: LoanFees;
  lender: string;
};

/** All that figures rest on; of what we earn there is nothing in it. */
export type Offer = {
  /** The first is the one that is proposed, the others are alternatives. */
  cars: readonly OfferedCar[];
  extras: readonly OfferedExtra[];
  discount: { kronor: number; note: string } | null;
  tradeIn: OfferedTradeIn | null;
  loan: OfferedLoan | null;
};

/** One version, as the customer has it: on the page, in the PDF and under its hash. */
export type ProposalContent = Offer & {
  number: string;
  version: number;
  customer: string;
  signature: string;
  greeting: string;
  phone: string;
  /** Moments as text, so that the content is the same read back. */
  sentAt: string;
  validUntil: string;
};

/** "O-0217" */
export function proposalNumber(id: number): string {
  return `O-${String(id).padStart(4, "0")}`;
}

/** What was sent, out of the very bytes that were hashed. */
export function contentOf({ content }: { content: string }): ProposalContent {
  return JSON.parse(content) as ProposalContent;
}
