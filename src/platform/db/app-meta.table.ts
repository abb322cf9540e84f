import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./moment-column.ts";

/** What the application must remember about its own storage, such as which demo stock was loaded and when. */
export const appMeta = pgTable("app_meta", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  savedAt: moment("saved_at").notNull().defaultNow(),
});
