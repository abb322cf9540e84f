import { sql } from "drizzle-orm";
import { check, doublePrecision, pgTable, text } from "drizzle-orm/pg-core";
import type { StoreLocation } from "#domain/store/locations.ts";
import { within } from "./checks.ts";

export const stores = pgTable(
  "stores",
  {
    slug: text("slug").$type<StoreLocation>().primaryKey(),
    name: text("name").notNull(),
    address: text("address").notNull(),
    area: text("area").notNull(),
    zipCode: text("zip_code").notNull(),
    phoneNumber: text("phone_number").notNull(),
    fullAddress: text("full_address").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
  },
  (t) => [
    check("stores_slug_form", sql`${t.slug} ~ '^[a-z0-9-]+$'`),
    check("stores_latitude_range", within(t.latitude, -90, 90)),
    check("stores_longitude_range", within(t.longitude, -180, 180)),
  ],
);
