import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
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
    at: timestamp("at", { withTimezone: true, mode: "date" }).notNull(),
    staffId: text("staff_id").notNull(),
    staffName: text("staff_name").notNull(),
    text: text("text").notNull(),
  },
  (t) => [index("case_notes_case").on(t.caseId, t.id)],
);
