import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { SessionOrigin } from "#features/visitors/rules/session-origin.ts";
import { oneOf } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { frequencies } from "../rules/saved-search-terms.ts";

/** Who wants to know when such a car comes in. Nobody is told before the owner of the address has said yes. */
export const savedSearches = pgTable(
  "watches",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case; null for whoever gave a phone number alone, who is called by a member of staff. */
    address: text("address"),
    phoneNumber: text("phone_number"),
    /** The filter as the address of the listing says it: the same text for all who ask the same. */
    query: text("query").notNull(),
    pace: text("pace", { enum: frequencies }).notNull(),
    /** Ticked beside the search: confirmed together with it. */
    newsletter: boolean("newsletter").notNull().default(false),
    /** Where the visit came from; only of those who have said yes to that. */
    sessionOrigin: jsonb("session_origin").$type<SessionOrigin>(),
    /** The address of the page or of the call. */
    source: text("source").notNull(),
    requestedAt: moment("asked_at").notNull(),
    confirmedAt: moment("confirmed_at"),
    pausedAt: moment("paused_at"),
    /** When it ends unless its owner goes on. */
    until: moment("until"),
    notifiedAt: moment("told_at"),
    /** Set at every change of what is asked or whether: processes read what is newer than they know. */
    changedAt: moment("changed_at").notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex("watches_once").on(t.address, t.query).where(sql`${t.address} is not null`),
    uniqueIndex("watches_once_by_phone").on(t.phoneNumber, t.query).where(sql`${t.address} is null`),
    index("watches_changed").on(t.changedAt),
    index("watches_unconfirmed").on(t.requestedAt).where(sql`${t.confirmedAt} is null`),
    index("watches_until").on(t.until),
    check("watches_pace", oneOf(t.pace, frequencies)),
    check("watches_reach", sql`(${t.address} is null) <> (${t.phoneNumber} is null)`),
    check("watches_times", sql`(${t.confirmedAt} is null) = (${t.until} is null)`),
  ],
);

/** Matches that were sent, or are about to be: a car is sent once for each reason. */
export const savedSearchMatches = pgTable(
  "watch_hits",
  {
    watchId: integer("watch_id")
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    /** No reference: that a car is gone is news too. */
    carId: integer("car_id").notNull(),
    /** "new", "free", "cut:249900": for a price it holds the price. */
    reason: text("reason").notNull(),
    licenseplate: text("licenseplate").$type<LicensePlate>().notNull(),
    at: moment("at").notNull(),
    notifiedAt: moment("told_at"),
  },
  (t) => [
    primaryKey({ columns: [t.watchId, t.carId, t.reason] }),
    index("watch_hits_waiting").on(t.watchId).where(sql`${t.notifiedAt} is null`),
    index("watch_hits_of_car").on(t.carId, t.reason),
  ],
);

/** What the matcher last saw of every car that is not sold: news is what differs from it. */
export const matchedCars = pgTable("matched_cars", {
  carId: integer("car_id").primaryKey(),
  licenseplate: text("licenseplate").$type<LicensePlate>().notNull(),
  status: smallint("status").notNull(),
  price: integer("price"),
});
