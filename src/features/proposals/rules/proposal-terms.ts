import { daysAfter } from "#core/dates/days-after.ts";

/** For so long a version holds; the privacy policy says how long we know of it afterwards. */
export const proposalTerms = {
  validDays: 7,
  /** After a version has run out. */
  retentionMonths: 12,
  /** A draft that was never sent, after it was last changed. */
  draftRetentionDays: 90,
  /** What is shown as about to run out. */
  soonDays: 2,
} as const;

export function validUntil(sentAt: Date): Date {
  return daysAfter(sentAt, proposalTerms.validDays);
}

export const proposalStates = {
  draft: "Utkast",
  sent: "Skickad",
  accepted: "Godkänd",
  expired: "Utgången",
  withdrawn: "Återkallad",
} as const;
export type ProposalState = keyof typeof proposalStates;

type Past = {
  withdrawnAt: Date | null;
  /** The last that was sent. */
  last: { validUntil: Date; acceptedAt: Date | null } | null;
};

/** Where a proposal stands: by its last version alone. */
export function proposalState({ withdrawnAt, last }: Past, now: Date): ProposalState {
  if (last === null) return "draft";
  if (withdrawnAt !== null) return "withdrawn";
  if (last.acceptedAt !== null) return "accepted";
  return last.validUntil <= now ? "expired" : "sent";
}
