import type { StaffUser } from "#platform/auth/staff-user.ts";
import { contentOf, proposalNumber } from "../rules/proposal-content.ts";
import { proposalState } from "../rules/proposal-terms.ts";
import { proposalTotals } from "../rules/proposal-totals.ts";
import { versionChanges } from "../rules/version-changes.ts";
import type { ProposalDetails } from "../storage/proposals.ts";
import type { ProposalPages } from "./proposal-context.ts";

type Around = { staffUser: StaffUser; now: Date; pages: ProposalPages };

/** Who has not been heard of for so long has left: the page says every twenty seconds that it is open. */
const hereMs = 45_000;

/** All that the editor shows beside the draft. */
export function proposalForCustomer(row: ProposalDetails, { staffUser, now, pages }: Around) {
  const [last = null] = row.versions;
  const { id, draft, revision, choice, chosenAt, seenAt } = row;
  const totals = last && proposalTotals(contentOf(last), choice);
  return {
    id,
    number: proposalNumber(id),
    draft,
    revision,
    state: proposalState({ withdrawnAt: row.withdrawnAt, last }, now),
    staffName: row.staffName,
    isAssignedToMe: row.staffId === staffUser.id,
    savedAt: row.savedAt,
    withdrawnAt: row.withdrawnAt,
    caseNumber: row.caseNumber,
    customer: {
      isHere: seenAt !== null && now.getTime() - seenAt.getTime() < hereMs,
      seenAt,
      choice,
      chosenAt,
      /** As the customer's own page has them. */
      totals: totals && {
        car: totals.car?.title ?? null,
        toPay: totals.toPay,
        deposit: totals.deposit,
        months: totals.loan?.months ?? null,
        monthly: totals.loan?.monthly ?? null,
        effectiveRatePercent: totals.loan?.effectiveRatePercent ?? null,
      },
    },
    versions: row.versions.map((version, at) => {
      const before = row.versions[at + 1];
      return {
        version: version.version,
        hash: version.hash,
        sentAt: version.sentAt,
        validUntil: version.validUntil,
        opened: version.opened,
        acceptedAt: version.acceptedAt,
        acceptedBy: version.acceptedBy,
        isReplaced: at > 0,
        news: before ? versionChanges(contentOf(before), contentOf(version)) : [],
        total: proposalTotals(contentOf(version)).total,
        pdf: pages.pdf(id, version.version),
      };
    }),
    preview: last && pages.preview(id),
    live: pages.live(id),
  };
}
