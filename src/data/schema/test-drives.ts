import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import { cases } from "./cases.ts";
import { isPlate } from "./checks.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * The time that a case of a test drive has booked. Who drives stands in the case alone. That no two drives of a car
 * overlap is a constraint that Drizzle cannot say: `test_drives_one_at_a_time`, in the migration.
 */
export const testDrives = pgTable(
  "test_drives",
  {
    caseId: integer("case_id")
      .primaryKey()
      .references(() => cases.id),
    licenseplate: text("licenseplate").$type<LicensePlate>().notNull(),
    storeSlug: text("store_slug").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** How often it has been changed: what calendars tell an old file from a new one by. */
    sequence: integer("sequence").notNull().default(0),
    cancelledAt: moment("cancelled_at"),
  },
  (t) => [
    index("test_drives_coming").on(t.startsAt).where(sql`${t.cancelledAt} is null`),
    index("test_drives_of_car").on(t.licenseplate, t.startsAt).where(sql`${t.cancelledAt} is null`),
    check("test_drives_plate", isPlate(t.licenseplate)),
    check("test_drives_span", sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
