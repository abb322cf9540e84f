import { and, inArray, lt } from "drizzle-orm";
import type { Car } from "#domain/car/car.ts";
import { coverImage } from "#domain/car/gallery.ts";
import { type CarImage, firstFindingPosition } from "#domain/car/image.ts";
import type { Database } from "../database.ts";
import { carImages } from "../schema/car-images.ts";
import { cars } from "../schema/cars.ts";
import { carFromRow } from "./row-to-car.ts";

/** Cars with the address of their cover, whatever their status. [STOCKLIST-15] */
export async function findCarsWithCover(
  db: Database,
  ids: readonly number[],
): Promise<{ car: Car; cover: string | null }[]> {
  const wanted = [...ids];
  const rows = await db.select().from(cars).where(inArray(cars.id, wanted));
  const images = await db
    .select()
    .from(carImages)
    .where(and(inArray(carImages.carId, wanted), lt(carImages.position, firstFindingPosition)));
  const ofCar = Map.groupBy<number, CarImage & { carId: number }>(images, ({ carId }) => carId);
  return rows.map((row) => ({
    car: carFromRow(row),
    cover: coverImage(ofCar.get(row.id) ?? [])?.url ?? null,
  }));
}
