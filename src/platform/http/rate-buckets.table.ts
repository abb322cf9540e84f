import { pgTable, real, text, timestamp } from "drizzle-orm/pg-core";

/** One bucket for each route and address, or e-mail address; unlogged: empty after a crash, which is right enough. */
export const rateBuckets = pgTable("rate_buckets", {
  key: text("key").primaryKey(),
  tokens: real("tokens").notNull(),
  at: timestamp("at", { withTimezone: true, mode: "date" }).notNull(),
});
