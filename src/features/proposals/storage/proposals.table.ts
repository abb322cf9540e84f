import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/moment-column.ts";
import type { ProposalDraft } from "../rules/proposal-draft.ts";
import type { ProposalChoice } from "../rules/proposal-totals.ts";

/** What salesmen propose: the draft that they work on, and what the customer has moved in the version that was sent last. */
export const proposals = pgTable(
  "proposals",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    staffId: text("staff_id").notNull(),
    staffName: text("staff_name").notNull(),
    /** Where the salesman is told of what the customer does; null where the account has no address. */
    staffEmail: text("staff_email"),
    draft: jsonb("draft").$type<ProposalDraft>().notNull(),
    /** Counts the changes of the draft: who saves an older one is told. */
    revision: integer("revision").notNull().default(0),
    /** Counts what salesman and customer tell each other: open pages ask anew when it grows. */
    moved: integer("moved").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    savedAt: moment("saved_at").notNull(),
    withdrawnAt: moment("withdrawn_at"),
    choice: jsonb("choice").$type<ProposalChoice>(),
    chosenAt: moment("chosen_at"),
    /** When the customer's page was last open. */
    seenAt: moment("seen_at"),
    /** The case that questions and answers stand in. */
    caseNumber: text("case_number"),
  },
  (t) => [
    index("proposals_staff").on(t.staffId, t.savedAt),
    index("proposals_saved").on(t.savedAt),
    // The draft has no address of its own column: it is the customer's, wherever it stands.
    index("proposals_address").on(sql`lower(${t.draft} ->> 'email')`),
  ],
);

/** What was sent. Nothing of it changes but how often it was opened, and that it was accepted, once. */
export const proposalVersions = pgTable(
  "proposal_versions",
  {
    proposalId: integer("proposal_id")
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    /** Canonical JSON, to the letter: the hash is of these very bytes. */
    content: text("content").notNull(),
    hash: text("hash").notNull(),
    /** Where it was sent. */
    email: text("email").notNull(),
    sentAt: moment("sent_at").notNull(),
    validUntil: moment("valid_until").notNull(),
    opened: integer("opened").notNull().default(0),
    acceptedAt: moment("accepted_at"),
    acceptedBy: text("accepted_by"),
    /** What the customer had moved when it was accepted. */
    acceptedChoice: jsonb("accepted_choice").$type<ProposalChoice>(),
  },
  (t) => [
    primaryKey({ columns: [t.proposalId, t.version] }),
    index("proposal_versions_address").on(sql`lower(${t.email})`),
    index("proposal_versions_until").on(t.validUntil),
    check("proposal_versions_hash", sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    check("proposal_versions_times", sql`${t.validUntil} > ${t.sentAt}`),
    check("proposal_versions_accepted", sql`(${t.acceptedAt} is null) = (${t.acceptedBy} is null)`),
  ],
);
