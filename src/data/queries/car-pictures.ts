import { asc, inArray } from "drizzle-orm";
import type { CarImage } from "#domain/car/image.ts";
import type { Database } from "../database.ts";
import { carImages } from "../schema/car-images.ts";

/** The pictures of some cars, in their order; a car without any is not in the map. [API-9] */
export async function findPicturesOfCars(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, CarImage[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(carImages)
    .where(inArray(carImages.carId, [...ids]))
    .orderBy(asc(carImages.carId), asc(carImages.position));
  const pictures = new Map<number, CarImage[]>();
  for (const { carId, ...image } of rows) pictures.set(carId, [...(pictures.get(carId) ?? []), image]);
  return pictures;
}
