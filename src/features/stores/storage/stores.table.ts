import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";
import { oneOf, within } from "#platform/db/checks.ts";
import { storeKinds } from "../rules/store.ts";

const hoursForm = "([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)|stängt";
const ofHours = sql.raw(`'^(${hoursForm})$'`);
const ofExceptions = sql.raw(`'^([0-9]{4}-[0-9]{2}-[0-9]{2} (${hoursForm})(\\||$))*$'`);

/** The chain's stores. Everything that names, counts or lists them reads this table. */
export const stores = pgTable(
  "stores",
  {
    slug: text("slug").primaryKey(),
    name: text("name").notNull(),
    /** As the filter and the cards name it; nothing said: as the area. */
    label: text("label").notNull().default(""),
    kind: text("kind", { enum: storeKinds }).notNull().default("store"),
    address: text("address").notNull(),
    area: text("area").notNull(),
    zipCode: text("zip_code").notNull(),
    phoneNumber: text("phone_number").notNull(),
    fullAddress: text("full_address").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    aliases: text("aliases").array().notNull().default(sql`'{}'`),
    /** "09:00-19:00" or "stängt", so that they can be read and written by hand. */
    hoursWeekdays: text("hours_weekdays").notNull().default("09:00-19:00"),
    hoursSaturday: text("hours_saturday").notNull().default("10:00-18:00"),
    hoursSunday: text("hours_sunday").notNull().default("10:00-16:00"),
    /** "2026-12-23 09:00-15:00", "2026-12-24 stängt" */
    hoursExceptions: text("hours_exceptions").array().notNull().default(sql`'{}'`),
    appraisers: integer("appraisers").notNull().default(1),
    pickups: integer("pickups").notNull().default(1),
    workshopPlaces: integer("workshop_places").notNull().default(0),
    isRetired: boolean("is_retired").notNull().default(false),
  },
  (t) => [
    check("stores_slug_form", sql`${t.slug} ~ '^[a-z0-9-]+$'`),
    check("stores_kind_known", oneOf(t.kind, storeKinds)),
    check("stores_latitude_range", within(t.latitude, -90, 90)),
    check("stores_longitude_range", within(t.longitude, -180, 180)),
    check("stores_appraisers_range", within(t.appraisers, 0, 99)),
    check("stores_pickups_range", within(t.pickups, 0, 99)),
    check("stores_workshop_places_range", within(t.workshopPlaces, 0, 99)),
    check("stores_hours_weekdays_form", sql`${t.hoursWeekdays} ~ ${ofHours}`),
    check("stores_hours_saturday_form", sql`${t.hoursSaturday} ~ ${ofHours}`),
    check("stores_hours_sunday_form", sql`${t.hoursSunday} ~ ${ofHours}`),
    check("stores_hours_exceptions_form", sql`array_to_string(${t.hoursExceptions}, '|') ~ ${ofExceptions}`),
  ],
);
