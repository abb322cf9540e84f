import { integer, smallint, text } from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";

/** What every table of cars begins with, our own and those that others advertise: which car it is. */
export const vehicleColumns = () => ({
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  licenseplate: text("licenseplate").$type<LicensePlate>().notNull().unique(),
  make: text("make").notNull(),
  normalizedMake: text("normalized_make").notNull(),
  model: text("model").notNull(),
  series: text("series").notNull(),
  title: text("title").notNull(),
  modelYear: smallint("model_year").notNull(),
});
