import { pgTable, real, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/moment-column.ts";

/** One bucket for each route and address, or e-mail address; unlogged: empty after a crash, which is right enough. */
export const rateBuckets = pgTable("rate_buckets", {
  key: text("key").primaryKey(),
  tokens: real("tokens").notNull(),
  at: moment("at").notNull(),
});
