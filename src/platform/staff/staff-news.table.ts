import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { oneOf } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { type NotificationKind, notificationKindNames } from "./notification-kinds.ts";

/** Notifications of the staff: they name a case or a plate, never what was written nor by whom. */
export const staffNews = pgTable(
  "staff_news",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: text("staff_id").notNull(),
    kind: text("kind").$type<NotificationKind>().notNull(),
    /** The number of a case, the id of a proposal, or a plate. */
    subject: text("subject").notNull(),
    at: moment("at").notNull(),
    readAt: moment("read_at"),
  },
  (t) => [
    // The same again, before it was read, is one line.
    uniqueIndex("staff_news_unread").on(t.staffId, t.kind, t.subject).where(sql`${t.readAt} is null`),
    index("staff_news_staff").on(t.staffId, t.at),
    index("staff_news_at").on(t.at),
    check("staff_news_kind", oneOf(t.kind, notificationKindNames)),
  ],
);
