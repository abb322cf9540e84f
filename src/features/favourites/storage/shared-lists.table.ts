import { index, pgTable, text } from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { moment } from "#platform/db/moment-column.ts";

/** Lists of favourites that can be read by whoever has the link. Nothing in a row tells of a person. */
export const sharedLists = pgTable(
  "shared_lists",
  {
    /** What the link ends with. */
    key: text("key").primaryKey(),
    /** Of what only the browser that shares the list knows. */
    secretHash: text("secret_hash").notNull(),
    plates: text("plates").array().$type<LicensePlate[]>().notNull(),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
    /** Null for as long as the link holds; what is ended has no plates. */
    endedAt: moment("ended_at"),
  },
  (t) => [index("shared_lists_changed").on(t.changedAt)],
);
