import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { moment } from "#platform/db/moment-column.ts";

/** What our buyers look for on the market. */
export const purchaseTrackers = pgTable(
  "purchase_trackers",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    staffId: text("staff_id").notNull(),
    staffName: text("staff_name").notNull(),
    /** Where its matches are mailed; null: they are in the queue alone. */
    email: text("email"),
    /** The filter as the address of the listing says it: the same text for all who ask the same. */
    query: text("query").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Nothing is looked for after that; what was found is still known. */
    endedAt: moment("ended_at"),
  },
  (t) => [
    uniqueIndex("purchase_trackers_once").on(t.staffId, t.query).where(sql`${t.endedAt} is null`),
    index("purchase_trackers_staff").on(t.staffId),
  ],
);

/** An advert that a purchase alert has found: once for each reason. */
export const purchaseMatches = pgTable(
  "purchase_matches",
  {
    trackerId: integer("tracker_id")
      .notNull()
      .references(() => purchaseTrackers.id, { onDelete: "cascade" }),
    /** No reference: adverts come and go. */
    advertId: integer("advert_id").notNull(),
    /** "new", "cut:249900": for a price it holds the price. */
    reason: text("reason").notNull(),
    licenseplate: text("licenseplate").$type<LicensePlate>().notNull(),
    /** What was asked for it then. */
    price: integer("price").notNull(),
    at: moment("at").notNull(),
    notifiedAt: moment("told_at"),
    /** Whoever looks for it is done with it: it is in the queue no more. */
    handledAt: moment("handled_at"),
  },
  (t) => [
    primaryKey({ columns: [t.trackerId, t.advertId, t.reason] }),
    index("purchase_matches_waiting").on(t.trackerId, t.at).where(sql`${t.handledAt} is null`),
  ],
);

/** What the matcher last saw of every advert that is out: news is what differs from it. */
export const matchedAdverts = pgTable("matched_adverts", {
  advertId: integer("advert_id").primaryKey(),
  price: integer("price").notNull(),
});
