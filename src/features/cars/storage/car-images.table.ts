import { boolean, check, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { oneOf, within } from "#platform/db/checks.ts";
import { type ImageType, imageTypes } from "../rules/image.ts";
import { cars } from "./cars.table.ts";

export const carImages = pgTable(
  "car_images",
  {
    carId: integer("car_id")
      .notNull()
      .references(() => cars.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    url: text("url").notNull(),
    type: smallint("type").$type<ImageType>().notNull(),
    isHighlight: boolean("is_highlight").notNull(),
    /** A CSS value, made when the picture came in; null for a picture on another host. */
    preview: text("preview"),
  },
  (t) => [
    // A place in the car's list: the cover is the lowest, and findings point at it.
    primaryKey({ columns: [t.carId, t.position] }),
    check("car_images_position_range", within(t.position, 0, 999)),
    check("car_images_type_known", oneOf(t.type, Object.values(imageTypes))),
  ],
);
