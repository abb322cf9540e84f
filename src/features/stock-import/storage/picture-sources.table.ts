import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/moment-column.ts";

/**
 * Where a picture of ours was copied from, so that the next import does not fetch it again. A source is a web address,
 * or "file:" and a name in the folder of the import.
 */
export const pictureSources = pgTable("picture_sources", {
  source: text("source").primaryKey(),
  /** Its address on this site. */
  url: text("url").notNull(),
  preview: text("preview"),
  /** When an import last copied or used it: what was used lately is not tidied away. */
  copiedAt: moment("copied_at").notNull().defaultNow(),
});
