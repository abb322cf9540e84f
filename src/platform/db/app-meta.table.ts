import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the application must remember about its own storage, such as which demo stock was loaded and when. */
export const appMeta = pgTable("app_meta", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  savedAt: timestamp("saved_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});
