import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { cars } from "#features/cars/storage/cars.table.ts";
import { isPrice, oneOf } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { plannedPriceEnds } from "../rules/planned-price.ts";

/** Prices that take effect on a later day, and what became of them. A car has one that waits at most: the index says so. */
export const plannedPrices = pgTable(
  "planned_prices",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    carId: integer("car_id")
      .notNull()
      .references(() => cars.id, { onDelete: "cascade" }),
    price: integer("price").notNull(),
    /** What it was planned from: a price that somebody has set since is not overwritten. */
    basePrice: integer("base_price"),
    /** From the first minute of that day, in Sweden. */
    fromDay: date("from_day", { mode: "string" }).notNull(),
    madeAt: moment("made_at").notNull(),
    memberId: text("member_id").notNull(),
    memberName: text("member_name").notNull(),
    endedAt: moment("ended_at"),
    ended: text("ended", { enum: plannedPriceEnds }),
    /** Why it was not carried out, in words. */
    why: text("why"),
  },
  (t) => [
    uniqueIndex("planned_prices_one_waits").on(t.carId).where(sql`${t.endedAt} is null`),
    index("planned_prices_car").on(t.carId, t.id),
    check("planned_prices_price", isPrice(t.price)),
    check("planned_prices_ended_known", oneOf(t.ended, plannedPriceEnds)),
    check("planned_prices_over", sql`(${t.endedAt} is null) = (${t.ended} is null)`),
  ],
);
