import { sql } from "drizzle-orm";
import { check, index, integer, pgTable } from "drizzle-orm/pg-core";
import { isPrice, within } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { cars } from "./cars.table.ts";

/** A car that comes back and is sold again has two rows. */
export const soldCars = pgTable(
  "sold_cars",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    carId: integer("car_id")
      .notNull()
      .references(() => cars.id, { onDelete: "cascade" }),
    soldAt: moment("sold_at").notNull(),
    deliveredAt: moment("delivered_at"),
    price: integer("price").notNull(),
    daysInStock: integer("days_in_stock").notNull(),
  },
  (t) => [
    check("sold_cars_price_range", isPrice(t.price)),
    check("sold_cars_days_in_stock_range", within(t.daysInStock, 0, 36_500)),
    check("sold_cars_delivered_after_sold", sql`${t.deliveredAt} >= ${t.soldAt}`),
    index("sold_cars_car").on(t.carId, t.soldAt),
    index("sold_cars_sold_at").on(t.soldAt.desc()),
  ],
);
