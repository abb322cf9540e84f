import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { isHttpsAddress, isPlate, isPrice, within } from "#platform/db/checks.ts";
import { carFacts } from "../rules/facts/car-facts.ts";
import { factChecks, factColumns } from "./fact-columns.ts";

const { mileage, bodyType, gearboxType, fuelType, horsepower } = carFacts;
/** What others tell of the car itself. */
const advertisedFacts = { mileage, bodyType, gearboxType, fuelType, horsepower };

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
    ...factColumns(advertisedFacts),
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
    ...factChecks("external_adverts", advertisedFacts, t),
    check("external_adverts_price_range", isPrice(t.price)),
    check("external_adverts_removed_after_published", sql`${t.removedAt} >= ${t.publishedAt}`),
    check("external_adverts_url_form", isHttpsAddress(t.url)),
    index("external_adverts_published_at").on(t.publishedAt.desc()),
  ],
);
