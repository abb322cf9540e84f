import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { isPrice } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";

/**
 * What cars were said to be worth, to be held against what was paid for them later. Nothing tells of a person: the plate is
 * hashed, and the hash goes when the car is sold or nobody waits for that any more.
 */
export const estimates = pgTable(
  "estimates",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    plateHash: text("plate_hash"),
    givenAt: moment("given_at").notNull(),
    /** The day in Sweden: the same car asked for twice a day is one estimate. */
    givenOn: date("given_on", { mode: "string" }).notNull(),
    estimate: integer("estimate").notNull(),
    low: integer("low").notNull(),
    high: integer("high").notNull(),
    /** What the car was sold for after that, and when; null until it is. */
    paid: integer("paid"),
    paidAt: moment("paid_at"),
  },
  (t) => [
    uniqueIndex("estimates_of_day").on(t.plateHash, t.givenOn),
    index("estimates_paid").on(t.paidAt).where(sql`${t.paidAt} is not null`),
    check("estimates_range", sql`${t.low} <= ${t.estimate} and ${t.estimate} <= ${t.high}`),
    check("estimates_paid_price", isPrice(t.paid)),
    check("estimates_paid_whole", sql`(${t.paid} is null) = (${t.paidAt} is null)`),
  ],
);
