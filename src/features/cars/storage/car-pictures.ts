import { asc, inArray } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import type { CarImage } from "../rules/image.ts";
import { carImages } from "./car-images.table.ts";

/** Without its preview, which only pages show: of thousands of cars those would be as many texts read for nothing. */
const { carId, url, position, type, isHighlight } = carImages;

/** The pictures of some cars, in their order; a car without any is not in the map. */
export async function findPicturesOfCars(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, CarImage[]>> {
  const pictures = new Map<number, CarImage[]>();
  if (ids.length === 0) return pictures;
  const rows = await db
    .select({ carId, url, position, type, isHighlight })
    .from(carImages)
    .where(inArray(carId, [...ids]))
    .orderBy(asc(carId), asc(position));
  for (const { carId: owner, ...image } of rows) {
    const others = pictures.get(owner);
    if (others) others.push(image);
    else pictures.set(owner, [image]);
  }
  return pictures;
}
