import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isPlate, within } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";

/**
 * What we paid for a car and what we thought that it would cost before it can be sold. The last row of a plate counts; one
 * that is put right is a new row. Append only.
 */
export const carPurchases = pgTable(
  "car_purchases",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    licenseplate: text("licenseplate").$type<LicensePlate>().notNull(),
    price: integer("price").notNull(),
    estimatedCost: integer("estimated_cost").notNull(),
    staffId: text("staff_id").notNull(),
    staffName: text("staff_name").notNull(),
    at: moment("at").notNull(),
  },
  (t) => [
    index("car_purchases_plate").on(t.licenseplate, t.id),
    check("car_purchases_plate_form", isPlate(t.licenseplate)),
    check("car_purchases_price_range", within(t.price, 0, 100_000_000)),
    check("car_purchases_cost_range", within(t.estimatedCost, 0, 10_000_000)),
  ],
);
