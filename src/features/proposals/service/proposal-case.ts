import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import type { Post } from "#features/cases/service/cases.ts";
import { assignCase } from "#features/cases/storage/staff-cases.ts";
import type { Database } from "#platform/db/database.ts";
import { tellStaff } from "#platform/staff/staff-news.ts";
import { contentOf } from "../rules/proposal-content.ts";
import { proposalSums } from "../rules/proposal-sums.ts";
import { move, type VersionRow, type WholeProposal } from "../storage/proposals.ts";
import type { ProposalContext } from "./proposal-context.ts";
import { salesmanLetter } from "./proposal-letters.ts";

export type Said = {
  row: WholeProposal;
  last: VersionRow;
  text: string;
  what: "accepted" | "asked" | "renew";
  key: string;
};

/** A case for whoever made the proposal: in their own queue, by mail too. */
export function openProposalCase(
  { cases, sendLater }: ProposalContext,
  { row, last, text, what, key }: Said,
  beside: {
    before?: (tx: Database) => Promise<unknown>;
    letters: (tx: Database, now: Date) => Promise<unknown>;
  },
) {
  const content = contentOf(last);
  const { car } = proposalSums(content, row.choice);
  const subjects = { accepted: "Godkänd offert", asked: "Fråga om offert", renew: "Ny offert önskas" };
  const post: Post = {
    errand: {
      kind: "proposal",
      subject: `${subjects[what]} ${content.number}, version ${last.version}`,
      name: content.customer,
      email: last.email,
      phoneNumber: row.draft.phoneNumber || null,
      licenseplate: car?.licenseplate ?? null,
      text,
    },
    answers: [
      { label: "Offert", text: `${content.number}, version ${last.version}` },
      { label: "Kontrollsumma", text: last.hash },
      ...(car ? [{ label: "Bil", text: car.title }] : []),
    ],
    scope: "proposal",
    key,
  };
  return cases.open(post, {
    before: async (tx) => beside.before?.(tx),
    after: async (tx, opened, now) => {
      await assignCase(tx, opened.id, { id: row.staffId, name: row.staffName });
      await move(tx, row.id, row.caseNumber === null ? { caseNumber: opened.number } : {});
      const kind = what === "accepted" ? "proposalAccepted" : "proposalAsked";
      await tellStaff(tx, [row.staffId], { kind, subject: String(row.id), at: now });
      await beside.letters(tx, now);
      const to = row.staffEmail ?? company.email;
      const href = paths.staff(`offerter/${row.id}/`);
      await sendLater(
        tx,
        salesmanLetter({ to, content, what, text, email: last.email, key: opened.number, href }),
      );
    },
  });
}
