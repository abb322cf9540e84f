import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isHttpsAddress, isPlate, isPrice, oneOf, within } from "#platform/db/checks.ts";
import {
  type BodyType,
  bodyTypes,
  type FuelCode,
  fuelCodes,
  type Gearbox,
  gearboxes,
} from "../rules/vocabulary.ts";

export const externalAdverts = pgTable(
  "external_adverts",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    licenseplate: text("licenseplate").$type<LicensePlate>().notNull().unique(),
    make: text("make").notNull(),
    normalizedMake: text("normalized_make").notNull(),
    model: text("model").notNull(),
    series: text("series").notNull(),
    title: text("title").notNull(),
    modelYear: smallint("model_year").notNull(),
    mileage: integer("mileage").notNull(),
    bodyType: text("body_type").$type<BodyType>().notNull(),
    gearboxType: text("gearbox_type").$type<Gearbox>().notNull(),
    fuelType: smallint("fuel_type").$type<FuelCode>().notNull(),
    horsepower: smallint("horsepower").notNull(),
    price: integer("price").notNull(),
    sellerName: text("seller_name").notNull(),
    sellerIsPrivate: boolean("seller_is_private").notNull(),
    area: text("area").notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true, mode: "date" }).notNull(),
    removedAt: timestamp("removed_at", { withTimezone: true, mode: "date" }),
    imageUrl: text("image_url"),
    /** A CSS value, as the pictures of our own cars have it; null where there is none. */
    imagePreview: text("image_preview"),
    /** The advert where the seller has it; null: not known. */
    url: text("url"),
  },
  (t) => [
    check("external_adverts_licenseplate_form", isPlate(t.licenseplate)),
    check("external_adverts_model_year_range", within(t.modelYear, 1900, 2100)),
    check("external_adverts_mileage_range", within(t.mileage, 0, 200_000)),
    check("external_adverts_body_type_known", oneOf(t.bodyType, Object.keys(bodyTypes))),
    check("external_adverts_gearbox_type_known", oneOf(t.gearboxType, Object.keys(gearboxes))),
    check("external_adverts_fuel_type_known", oneOf(t.fuelType, fuelCodes)),
    check("external_adverts_horsepower_range", within(t.horsepower, 1, 2_500)),
    check("external_adverts_price_range", isPrice(t.price)),
    check("external_adverts_removed_after_published", sql`${t.removedAt} >= ${t.publishedAt}`),
    check("external_adverts_url_form", isHttpsAddress(t.url)),
    index("external_adverts_published_at").on(t.publishedAt.desc()),
  ],
);
