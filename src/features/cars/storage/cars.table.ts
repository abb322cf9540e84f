import { sql } from "drizzle-orm";
import { check, date, doublePrecision, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { stores } from "#features/stores/storage/stores.table.ts";
import { isPlate, isPrice, within } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { carFacts } from "../rules/facts/car-facts.ts";
import { status } from "../rules/status.ts";
import { factChecks, factColumns } from "./fact-columns.ts";
import { vehicleColumns } from "./vehicle-columns.ts";

/** One column for each field of features/cars/rules/car.ts; battery health is three that stand or fall together. */
export const cars = pgTable(
  "cars",
  {
    ...vehicleColumns(),
    carName: text("car_name").notNull(),
    modelDescription: text("model_description").notNull(),
    status: smallint("status").notNull(),
    location: text("location")
      .notNull()
      .references(() => stores.slug),
    physicalLocation: text("physical_location")
      .notNull()
      .references(() => stores.slug),

    batteryHealthPercent: doublePrecision("battery_health_percent"),
    batteryHealthMethod: text("battery_health_method"),
    batteryHealthMeasuredOn: date("battery_health_measured_on", { mode: "string" }),
    ...factColumns(carFacts),

    price: integer("price"),
    initialPrice: integer("initial_price"),
    assignedPhoneNumber: text("assigned_phone_number"),
    phoneNumber: text("phone_number").notNull(),
    publishedAt: moment("published_at"),
    totalViewCount: integer("total_view_count").notNull().default(0),
  },
  (t) => [
    check("cars_licenseplate_form", isPlate(t.licenseplate)),
    check("cars_status_range", within(t.status, 0, 999)),
    check("cars_model_year_range", within(t.modelYear, 1900, 2100)),
    check("cars_battery_health_percent_range", within(t.batteryHealthPercent, 0, 100)),
    check(
      "cars_battery_health_whole",
      sql`num_nulls(${t.batteryHealthPercent}, ${t.batteryHealthMethod}, ${t.batteryHealthMeasuredOn}) in (0, 3)`,
    ),
    ...factChecks("cars", carFacts, t),
    check("cars_price_range", isPrice(t.price)),
    check("cars_initial_price_range", isPrice(t.initialPrice)),
    check("cars_total_view_count_range", sql`${t.totalViewCount} >= 0`),
    // The listing: what is not sold, newest published first.
    index("cars_listed")
      .on(t.publishedAt.desc().nullsLast(), t.id)
      .where(sql`${t.status} < ${sql.raw(`${status.sold}`)}`),
    index("cars_status").on(t.status),
  ],
);
