import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import type { ChosenDelivery } from "#features/delivery/rules/delivery.ts";
import { isPlate, isPrice, oneOf, within } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { reservationEnds, waitEnds } from "../rules/reservation-terms.ts";

/**
 * Cars that somebody holds, and those that somebody held. That no car is held twice is what the index says, whatever the
 * code does; `now()` cannot stand in an index, so a reservation is over only when `released_at` says so.
 */
export const reservations = pgTable(
  "holds",
  {
    /** From the sequence of cases, so that no number means two things. */
    id: integer("id").primaryKey(),
    number: text("number").notNull().unique(),
    carId: integer("car_id").references(() => cars.id, { onDelete: "set null" }),
    licenseplate: text("licenseplate").$type<LicensePlate>().notNull(),
    storeSlug: text("store_slug").notNull(),
    /** A hash of the mailbox: one person, as far as we can tell. */
    person: text("person"),
    name: text("name"),
    email: text("email"),
    phoneNumber: text("phone_number"),
    /** Null: picked up in the store. */
    delivery: jsonb("delivery").$type<ChosenDelivery>(),
    reservedAt: moment("held_at").notNull(),
    until: moment("until").notNull(),
    releasedAt: moment("released_at"),
    ended: text("ended", { enum: reservationEnds }),
    /** What the car was before, and is again afterwards. */
    statusBeneath: smallint("status_beneath").notNull(),
    /** The advert as it stood, byte for byte: the hash is of these very bytes. */
    advert: text("advert").notNull(),
    advertHash: text("advert_hash").notNull(),
    /** The hash of the form it came by: sent twice it is one reservation. */
    postKey: text("post_key").unique(),
    /** What the car costs its holder where it was lowered meanwhile; null: as in the frozen advert. */
    loweredPrice: integer("lowered_price"),
    /** Who of us takes care of it; null: nobody yet. */
    assigneeId: text("assignee_id"),
    assigneeName: text("assignee_name"),
    /** Until when the store gets in touch with the customer. */
    contactBy: moment("contact_by"),
    contactedAt: moment("contacted_at"),
    erasedAt: moment("erased_at"),
  },
  (t) => [
    uniqueIndex("holds_one_per_car").on(t.carId).where(sql`${t.releasedAt} is null`),
    index("holds_of_person").on(t.person).where(sql`${t.releasedAt} is null`),
    index("holds_address").on(sql`lower(${t.email})`),
    index("holds_released").on(t.releasedAt).where(sql`${t.erasedAt} is null`),
    check("holds_plate", isPlate(t.licenseplate)),
    check("holds_ended", oneOf(t.ended, reservationEnds)),
    check("holds_over", sql`(${t.releasedAt} is null) = (${t.ended} is null)`),
    check("holds_times", sql`${t.until} > ${t.reservedAt}`),
    check("holds_status_beneath_range", within(t.statusBeneath, 0, 999)),
    check("holds_lowered_price_range", isPrice(t.loweredPrice)),
    check("holds_assignee", sql`(${t.assigneeId} is null) = (${t.assigneeName} is null)`),
    check(
      "holds_erased",
      sql`${t.erasedAt} is null or (${t.person} is null and ${t.name} is null and ${t.email} is null and ${t.phoneNumber} is null and ${t.delivery} is null)`,
    ),
  ],
);

/** Who wants to know when a car that is held is free again, in the order they came. */
export const carWaits = pgTable(
  "car_waits",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    carId: integer("car_id")
      .notNull()
      .references(() => cars.id, { onDelete: "cascade" }),
    person: text("person").notNull(),
    email: text("email").notNull(),
    at: moment("at").notNull(),
    /** Set when the car is free and this one was first: until then nobody else gets it. */
    headStartUntil: moment("head_start_until"),
    endedAt: moment("ended_at"),
    ended: text("ended", { enum: waitEnds }),
  },
  (t) => [
    uniqueIndex("car_waits_once").on(t.carId, t.person).where(sql`${t.endedAt} is null`),
    index("car_waits_ended").on(t.endedAt),
    check("car_waits_ended_known", oneOf(t.ended, waitEnds)),
    check("car_waits_over", sql`(${t.endedAt} is null) = (${t.ended} is null)`),
  ],
);
