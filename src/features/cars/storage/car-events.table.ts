import { check, integer, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { isPrice, within } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { cars } from "./cars.table.ts";

/** The price ledger: append only. No price means that the car was taken off sale. */
export const priceEvents = pgTable(
  "price_events",
  {
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    carId: integer("car_id")
      .notNull()
      .references(() => cars.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
    price: integer("price"),
  },
  (t) => [
    check("price_events_price_range", isPrice(t.price)),
    primaryKey({ columns: [t.carId, t.at, t.id] }),
  ],
);

/** The way of a car through the house: append only. */
export const statusEvents = pgTable(
  "status_events",
  {
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    carId: integer("car_id")
      .notNull()
      .references(() => cars.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
    status: smallint("status").notNull(),
  },
  (t) => [
    check("status_events_status_range", within(t.status, 0, 999)),
    primaryKey({ columns: [t.carId, t.at, t.id] }),
  ],
);
