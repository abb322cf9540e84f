import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isPlate, oneOf } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { lockedPartNames, lookUpReasonNames } from "../rules/look-up-reasons.ts";

/** Who has looked at what a register says of an owner, and why. Triggers refuse to change or remove a row. */
export const registerAccesses = pgTable(
  "register_accesses",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    licenseplate: text("licenseplate").$type<LicensePlate>().notNull(),
    part: text("part", { enum: lockedPartNames }).notNull(),
    reason: text("reason", { enum: lookUpReasonNames }).notNull(),
    isCustomerAsking: boolean("is_customer_asking").notNull(),
    staffId: text("staff_id").notNull(),
    staffName: text("staff_name").notNull(),
    at: moment("at").notNull(),
  },
  (t) => [
    index("register_accesses_plate").on(t.licenseplate, t.at),
    index("register_accesses_staff").on(t.staffId, t.at),
    check("register_accesses_plate_form", isPlate(t.licenseplate)),
    check("register_accesses_part", oneOf(t.part, lockedPartNames)),
    check("register_accesses_reason", oneOf(t.reason, lookUpReasonNames)),
  ],
);
