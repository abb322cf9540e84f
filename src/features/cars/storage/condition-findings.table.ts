import { check, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { oneOf, within } from "#platform/db/checks.ts";
import {
  type ConditionPart,
  type ConditionVerdict,
  conditionParts,
  conditionVerdicts,
} from "../rules/condition.ts";
import { cars } from "./cars.table.ts";

export const conditionFindings = pgTable(
  "condition_findings",
  {
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    carId: integer("car_id")
      .notNull()
      .references(() => cars.id, { onDelete: "cascade" }),
    part: text("part").$type<ConditionPart>().notNull(),
    verdict: text("verdict").$type<ConditionVerdict>().notNull(),
    note: text("note"),
    imagePosition: smallint("image_position"),
  },
  (t) => [
    check("condition_findings_part_known", oneOf(t.part, Object.keys(conditionParts))),
    check("condition_findings_verdict_known", oneOf(t.verdict, Object.keys(conditionVerdicts))),
    check("condition_findings_image_position_range", within(t.imagePosition, 0, 999)),
    primaryKey({ columns: [t.carId, t.id] }),
  ],
);
