import { and, inArray, lt } from "drizzle-orm";
import type { Car } from "#features/cars/rules/car.ts";
import { coverImage } from "#features/cars/rules/gallery.ts";
import { type CarImage, firstFindingPosition } from "#features/cars/rules/image.ts";
import { carImages } from "#features/cars/storage/car-images.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { carFromRow } from "#features/cars/storage/row-to-car.ts";
import type { Database } from "#platform/db/database.ts";

/** Cars with the address of their cover, whatever their status. */
export async function findCarsWithCover(
  db: Database,
  ids: readonly number[],
): Promise<{ car: Car; cover: string | null }[]> {
  const uniqueIds = [...ids];
  const rows = await db.select().from(cars).where(inArray(cars.id, uniqueIds));
  const images = await db
    .select()
    .from(carImages)
    .where(and(inArray(carImages.carId, uniqueIds), lt(carImages.position, firstFindingPosition)));
  const ofCar = Map.groupBy<number, CarImage & { carId: number }>(images, ({ carId }) => carId);
  return rows.map((row) => ({
    car: carFromRow(row),
    cover: coverImage(ofCar.get(row.id) ?? [])?.url ?? null,
  }));
}
