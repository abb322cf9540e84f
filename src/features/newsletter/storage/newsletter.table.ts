import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/moment-column.ts";

/** Who has asked for the newsletter, and what shows that the owner of the address wants it. Whoever leaves has no row. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    /** In lower case, as addresses are told apart everywhere. */
    address: text("address").primaryKey(),
    requestedAt: moment("asked_at").notNull(),
    /** Null until the link in our e-mail has been followed. */
    confirmedAt: moment("confirmed_at"),
    /** What was agreed to, word for word. */
    wording: text("wording").notNull(),
    /** Where it was asked for: the address of the page or of the call. */
    source: text("source").notNull(),
  },
  (t) => [index("newsletter_subscribers_unconfirmed").on(t.requestedAt).where(sql`${t.confirmedAt} is null`)],
);
