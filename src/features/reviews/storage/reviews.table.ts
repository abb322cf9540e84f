import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import { stores } from "#features/stores/storage/stores.table.ts";
import { oneOf, within } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import { maxReviewLength, maxSignatureLength, type Rating, ratings } from "../rules/review.ts";
import { homeTextLength } from "../rules/reviews-for-home.ts";

/** What customers said. Every row stands on a deal of its own: without one there is nobody to say anything. */
export const reviews = pgTable(
  "reviews",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    soldCarId: integer("sold_car_id")
      .notNull()
      .unique()
      .references(() => soldCars.id, { onDelete: "cascade" }),
    rating: smallint("rating").$type<Rating>().notNull(),
    text: text("text"),
    signature: text("signature").notNull(),
    store: text("store")
      .notNull()
      .references(() => stores.slug),
    publishedAt: moment("published_at").notNull(),
  },
  (t) => [
    check("reviews_rating_known", oneOf(t.rating, ratings)),
    check("reviews_text_length", within(sql`char_length(${t.text})`, 1, maxReviewLength)),
    // A first name and nothing more: a surname needs a space.
    check("reviews_signature_form", sql`${t.signature} ~ ${sql.raw(`'^\\S{1,${maxSignatureLength}}$'`)}`),
    // The newest of each store among those that the home page may show.
    index("reviews_for_home")
      .on(t.store, t.publishedAt.desc(), t.id)
      .where(within(sql`char_length(${t.text})`, homeTextLength.min, homeTextLength.max)),
  ],
);
