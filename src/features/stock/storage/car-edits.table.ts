import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/moment-column.ts";
import type { FieldValue } from "../rules/car-fields.ts";

/**
 * Who changed what of a car, and when: one row a field. Triggers refuse to change or remove a row. No key of another
 * table, and no check of the names: what was done to a car is told after the car is gone, and by another version too.
 */
export const carEdits = pgTable(
  "car_edits",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** What was saved together, of one car or of many, and is undone together. */
    batch: text("batch").notNull(),
    carId: integer("car_id").notNull(),
    at: moment("at").notNull(),
    memberId: text("member_id").notNull(),
    /** As it was then. */
    memberName: text("member_name").notNull(),
    field: text("field").notNull(),
    before: jsonb("before").$type<FieldValue>(),
    after: jsonb("after").$type<FieldValue>(),
  },
  (t) => [
    index("car_edits_car").on(t.carId, t.id),
    index("car_edits_batch").on(t.batch),
    index("car_edits_member").on(t.memberId, t.at),
  ],
);
