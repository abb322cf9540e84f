import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/moment-column.ts";

/**
 * Who of us did or looked at what. Triggers refuse to change or remove a row; actions are not checked by the database,
 * so that another version may name its own.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    /** The identity provider's id, and the name as it was then. */
    staffId: text("staff_id").notNull(),
    staffName: text("staff_name").notNull(),
    action: text("action").notNull(),
    /** What it is about, by its number or plate; never what was written. */
    subject: text("subject").notNull(),
    /** Why, where a reason is asked for, or what it was changed to. */
    note: text("note"),
  },
  (t) => [index("audit_log_staff").on(t.staffId, t.at), index("audit_log_subject").on(t.subject, t.at)],
);
