import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { oneOf } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { batchKinds } from "../rules/stock-list/batch.ts";

/** What was done to many cars at once, one row each time: what it was in words, and what it took back. The values are in `car_edits`. */
export const stockBatches = pgTable(
  "stock_batches",
  {
    batch: text("batch").primaryKey(),
    kind: text("kind", { enum: batchKinds }).notNull(),
    at: moment("at").notNull(),
    memberId: text("member_id").notNull(),
    /** As it was then. */
    memberName: text("member_name").notNull(),
    /** "Pris sänkt med 3 000 kr", as it was done. */
    what: text("what").notNull(),
    cars: integer("cars").notNull(),
    /** The batch that this one took back. */
    undoes: text("undoes"),
  },
  (t) => [
    index("stock_batches_at").on(t.at),
    index("stock_batches_undoes").on(t.undoes),
    check("stock_batches_kind_known", oneOf(t.kind, batchKinds)),
  ],
);
