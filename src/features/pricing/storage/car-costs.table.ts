import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isPlate, oneOf, within } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { costKindNames } from "../rules/cost-kinds.ts";

/** What a car of ours has cost since we bought it: the other half of how a bid turned out. Append only. */
export const carCosts = pgTable(
  "car_costs",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    licenseplate: text("licenseplate").$type<LicensePlate>().notNull(),
    kind: text("kind", { enum: costKindNames }).notNull(),
    /** What is put right is a row with a sum below nothing. */
    kronor: integer("kronor").notNull(),
    note: text("note"),
    staffId: text("staff_id").notNull(),
    staffName: text("staff_name").notNull(),
    at: moment("at").notNull(),
  },
  (t) => [
    index("car_costs_plate").on(t.licenseplate, t.at),
    check("car_costs_plate_form", isPlate(t.licenseplate)),
    check("car_costs_kind", oneOf(t.kind, costKindNames)),
    check("car_costs_kronor_range", sql`${within(t.kronor, -10_000_000, 10_000_000)} and ${t.kronor} <> 0`),
  ],
);
