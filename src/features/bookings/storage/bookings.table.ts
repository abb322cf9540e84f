import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { cases } from "#features/cases/storage/cases.table.ts";
import { isPlate, oneOf } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { bookingOutcomeNames } from "../rules/booking-outcomes.ts";
import { type BookingKind, bookingKinds } from "../rules/time-rules.ts";

/**
 * The time that a case has booked. Who comes stands in the case alone. That nobody is booked twice at once is a
 * constraint that Drizzle cannot say: `test_drives_one_at_a_time`, in the migrations. The table has the name of what was
 * booked first: a version that is still running while the next is deployed knows it by that.
 */
export const bookings = pgTable(
  "test_drives",
  {
    caseId: integer("case_id")
      .primaryKey()
      .references(() => cases.id),
    kind: text("kind").$type<BookingKind>().notNull().default("testDrive"),
    /** Whose time it is, "visit/uppsala/1"; null for the car itself. */
    place: text("place"),
    licenseplate: text("licenseplate").$type<LicensePlate>().notNull(),
    storeSlug: text("store_slug").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** How often it has been changed: what calendars tell an old file from a new one by. */
    sequence: integer("sequence").notNull().default(0),
    cancelledAt: moment("cancelled_at"),
    /** Whether anybody came, as a member of staff has seen; null until somebody says so. */
    outcome: text("outcome", { enum: bookingOutcomeNames }),
  },
  (t) => [
    index("test_drives_coming").on(t.startsAt).where(sql`${t.cancelledAt} is null`),
    index("test_drives_of_car").on(t.licenseplate, t.startsAt).where(sql`${t.cancelledAt} is null`),
    index("test_drives_of_store").on(t.storeSlug, t.kind, t.startsAt).where(sql`${t.cancelledAt} is null`),
    check("test_drives_kind", oneOf(t.kind, bookingKinds)),
    check("test_drives_outcome", oneOf(t.outcome, bookingOutcomeNames)),
    check("test_drives_place", sql`(${t.kind} = 'testDrive') = (${t.place} is null)`),
    check("test_drives_plate", isPlate(t.licenseplate)),
    check("test_drives_span", sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
