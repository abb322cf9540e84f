import type { StaffMember } from "#platform/auth/staff-member.ts";
import { contentOf, proposalNumber } from "../rules/proposal-content.ts";
import { proposalSums } from "../rules/proposal-sums.ts";
import { proposalState } from "../rules/proposal-terms.ts";
import { versionNews } from "../rules/version-news.ts";
import type { WholeProposal } from "../storage/proposals.ts";
import type { ProposalPages } from "./proposal-context.ts";

type Around = { member: StaffMember; now: Date; pages: ProposalPages };

/** Who has not been heard of for so long has left: the page says every twenty seconds that it is open. */
const hereMs = 45_000;

/** All that the editor shows beside the draft. */
export function toldProposal(row: WholeProposal, { member, now, pages }: Around) {
  const [last = null] = row.versions;
  const { id, draft, revision, choice, chosenAt, seenAt } = row;
  const sums = last && proposalSums(contentOf(last), choice);
  return {
    id,
    number: proposalNumber(id),
    draft,
    revision,
    state: proposalState({ withdrawnAt: row.withdrawnAt, last }, now),
    staffName: row.staffName,
    isMine: row.staffId === member.id,
    savedAt: row.savedAt,
    withdrawnAt: row.withdrawnAt,
    caseNumber: row.caseNumber,
    customer: {
      isHere: seenAt !== null && now.getTime() - seenAt.getTime() < hereMs,
      seenAt,
      choice,
      chosenAt,
      /** As the customer's own page has them. */
      sums: sums && {
        car: sums.car?.title ?? null,
        toPay: sums.toPay,
        deposit: sums.deposit,
        months: sums.loan?.months ?? null,
        monthly: sums.loan?.monthly ?? null,
        effectiveRatePercent: sums.loan?.effectiveRatePercent ?? null,
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
        news: before ? versionNews(contentOf(before), contentOf(version)) : [],
        total: proposalSums(contentOf(version)).total,
        pdf: pages.pdf(id, version.version),
      };
    }),
    preview: last && pages.preview(id),
    live: pages.live(id),
  };
}
