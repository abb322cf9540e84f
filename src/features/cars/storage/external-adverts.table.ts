import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { isHttpsAddress, isPlate, isPrice, within } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { carFacts } from "../rules/facts/car-facts.ts";
import { factChecks, factColumns } from "./fact-columns.ts";
import { vehicleColumns } from "./vehicle-columns.ts";

const { mileage, bodyType, gearboxType, fuelType, horsepower } = carFacts;
/** What others tell of the car itself. */
const advertisedFacts = { mileage, bodyType, gearboxType, fuelType, horsepower };

export const externalAdverts = pgTable(
  "external_adverts",
  {
    ...vehicleColumns(),
    ...factColumns(advertisedFacts),
    price: integer("price").notNull(),
    sellerName: text("seller_name").notNull(),
    sellerIsPrivate: boolean("seller_is_private").notNull(),
    area: text("area").notNull(),
    publishedAt: moment("published_at").notNull(),
    removedAt: moment("removed_at"),
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
