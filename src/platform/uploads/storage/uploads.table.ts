import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { oneOf } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";

/** What came of a file: a picture of ours, or why not. */
export type UploadResult =
  | { picture: string; preview: string; width: number; height: number }
  | { message: string };

/**
 * A file on its way to us. Who knows its id may do with it what they like, so the id itself is stored nowhere: `key` is
 * its hash, and `form` the hash of the word that all uploads of one form share.
 */
export const uploads = pgTable(
  "uploads",
  {
    key: text("key").primaryKey(),
    form: text("form").notNull(),
    /** The hash of the address that began it; empty where nobody counts. */
    sender: text("sender").notNull().default(""),
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    /** Of those, what lies here: the parts so far, then the picture that came of them. */
    arrived: integer("arrived").notNull().default(0),
    state: text("state", { enum: ["open", "checking", "accepted", "refused"] })
      .notNull()
      .default("open"),
    result: jsonb("result").$type<UploadResult>(),
    startedAt: moment("begun_at").notNull(),
    /** When a process took it to check it: one that died does not hold it for ever. */
    checkedFrom: moment("checked_from"),
  },
  (t) => [
    index("uploads_form").on(t.form),
    index("uploads_begun_at").on(t.startedAt),
    check("uploads_state", oneOf(t.state, ["open", "checking", "accepted", "refused"])),
    check("uploads_result", sql`(${t.result} is not null) = (${t.state} in ('accepted', 'refused'))`),
  ],
);

/** The parts that have arrived; their bytes lie in the file store. */
export const uploadParts = pgTable(
  "upload_parts",
  {
    key: text("key")
      .notNull()
      .references(() => uploads.key, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    sha256: text("sha256").notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.number] })],
);
