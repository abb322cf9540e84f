import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { cars } from "./cars.table.ts";

/** What few cars have: a turntable and a film. */
export const carMedia = pgTable(
  "car_media",
  {
    carId: integer("car_id")
      .primaryKey()
      .references(() => cars.id, { onDelete: "cascade" }),
    spinFrames: text("spin_frames").array(),
    videoUrl: text("video_url"),
    videoPoster: text("video_poster"),
  },
  (t) => [
    check("car_media_something", sql`${t.spinFrames} is not null or ${t.videoUrl} is not null`),
    check("car_media_video_whole", sql`(${t.videoUrl} is null) = (${t.videoPoster} is null)`),
  ],
);
