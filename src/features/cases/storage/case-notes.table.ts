import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/moment-column.ts";
import { cases } from "./cases.table.ts";

/**
 * What we tell each other about a case. A table of its own, which nothing that a customer reads or is sent asks for.
 * Triggers refuse to change a row; it goes with the words of its case.
 */
export const caseNotes = pgTable(
  "case_notes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer("case_id")
      .notNull()
      .references(() => cases.id),
    at: moment("at").notNull(),
    staffId: text("staff_id").notNull(),
    staffName: text("staff_name").notNull(),
    text: text("text").notNull(),
  },
  (t) => [index("case_notes_case").on(t.caseId, t.id)],
);
