import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import type { CaseSubmission } from "#features/cases/service/cases.ts";
import { assignCase } from "#features/cases/storage/staff-cases.ts";
import type { Database } from "#platform/db/database.ts";
import { notifyStaff } from "#platform/staff/notifications.ts";
import { contentOf } from "../rules/proposal-content.ts";
import { proposalTotals } from "../rules/proposal-totals.ts";
import { type ProposalDetails, recordChange, type VersionRow } from "../storage/proposals.ts";
import type { ProposalContext } from "./proposal-context.ts";
import { salesmanEmail } from "./proposal-emails.ts";

export type CaseMessage = {
  row: ProposalDetails;
  last: VersionRow;
  text: string;
  what: "accepted" | "asked" | "renew";
  key: string;
};

/** A case for whoever made the proposal: in their own queue, by mail too. */
export function openProposalCase(
  { cases, addToOutbox }: ProposalContext,
  { row, last, text, what, key }: CaseMessage,
  hooks: {
    before?: (tx: Database) => Promise<unknown>;
    emails: (tx: Database, now: Date) => Promise<unknown>;
  },
) {
  const content = contentOf(last);
  const { car } = proposalTotals(content, row.choice);
  const subjects = { accepted: "Godkänd offert", asked: "Fråga om offert", renew: "Ny offert önskas" };
  const submission: CaseSubmission = {
    task: {
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
  return cases.open(submission, {
    before: async (tx) => hooks.before?.(tx),
    after: async (tx, newCase, now) => {
      await assignCase(tx, newCase.id, { id: row.staffId, name: row.staffName });
      await recordChange(tx, row.id, row.caseNumber === null ? { caseNumber: newCase.number } : {});
      const kind = what === "accepted" ? "proposalAccepted" : "proposalAsked";
      await notifyStaff(tx, [row.staffId], { kind, subject: String(row.id), at: now });
      await hooks.emails(tx, now);
      const to = row.staffEmail ?? company.email;
      const href = paths.staff(`offerter/${row.id}/`);
      await addToOutbox(
        tx,
        salesmanEmail({ to, content, what, text, email: last.email, key: newCase.number, href }),
      );
    },
  });
}
