import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isPlate, isPrice, within } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";

const max = 999_999_999;

/** What our buyers have bid. Nothing of it is changed afterwards: a bid is corrected by a new one. */
export const bidLog = pgTable(
  "bid_log",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    licenseplate: text("licenseplate").$type<LicensePlate>().notNull(),
    bid: integer("bid").notNull(),
    mileage: integer("mileage").notNull(),
    estimatedSalePrice: integer("estimated_sale_price").notNull(),
    estimatedCost: integer("estimated_cost").notNull(),
    note: text("note"),
    type: integer("type").notNull(),
    /** Which car it was, as the register said that day; null where it said nothing. */
    normalizedMake: text("normalized_make"),
    series: text("series"),
    /** What our model said such cars are sold for that day, before any correction; null where it said nothing. */
    modelPrice: integer("model_price"),
    staffId: text("staff_id").notNull(),
    staffName: text("staff_name").notNull(),
    at: moment("at").notNull(),
    /** Taken back within seconds: a slip of the key, and no bid. */
    undoneAt: moment("undone_at"),
  },
  (t) => [
    index("bid_log_plate").on(t.licenseplate, t.at),
    index("bid_log_staff").on(t.staffId, t.at),
    index("bid_log_series").on(t.normalizedMake, t.series, t.at),
    check("bid_log_plate_form", isPlate(t.licenseplate)),
    check("bid_log_bid_range", within(t.bid, 0, max)),
    check("bid_log_mileage_range", within(t.mileage, 0, max)),
    check("bid_log_sale_price_range", within(t.estimatedSalePrice, 0, max)),
    check("bid_log_cost_range", within(t.estimatedCost, 0, max)),
    check("bid_log_model_price_range", isPrice(t.modelPrice)),
    check("bid_log_undone", sql`${t.undoneAt} >= ${t.at}`),
  ],
);
