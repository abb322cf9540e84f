import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { oneOf } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { type CaseKind, caseKindNames } from "../rules/case-kinds.ts";

/** Answers that a member of staff has kept to use again, beside those of the brand: for themselves, or for everybody. */
export const answerTemplates = pgTable(
  "answer_templates",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    title: text("title").notNull(),
    text: text("text").notNull(),
    /** Of which cases it is offered first; null: of any. */
    kind: text("kind").$type<CaseKind>(),
    isShared: boolean("is_shared").notNull(),
    staffId: text("staff_id").notNull(),
    staffName: text("staff_name").notNull(),
    savedAt: moment("saved_at").notNull(),
  },
  (t) => [
    uniqueIndex("answer_templates_title").on(t.staffId, sql`lower(${t.title})`),
    uniqueIndex("answer_templates_shared").on(sql`lower(${t.title})`).where(sql`${t.isShared}`),
    check("answer_templates_kind", oneOf(t.kind, caseKindNames)),
  ],
);
