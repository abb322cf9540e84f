import { and, asc, inArray, lt } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Database } from "#platform/db/database.ts";
import type { Car } from "../rules/car.ts";
import { firstFindingPosition } from "../rules/image.ts";
import { carImages } from "./car-images.table.ts";
import { cars } from "./cars.table.ts";
import { carFromRow } from "./row-to-car.ts";

export type KnownCar = Car & { imageUrls: string[] };

/** The cars among these plates that we have or have had, with the addresses of their pictures, close-ups of findings apart. */
export async function findCarsByPlate(
  db: Database,
  plates: readonly LicensePlate[],
): Promise<Map<LicensePlate, KnownCar>> {
  const rows = await db
    .select()
    .from(cars)
    .where(inArray(cars.licenseplate, [...plates]));
  const images = await db
    .select({ carId: carImages.carId, url: carImages.url })
    .from(carImages)
    .where(
      and(
        inArray(
          carImages.carId,
          rows.map(({ id }) => id),
        ),
        lt(carImages.position, firstFindingPosition),
      ),
    )
    .orderBy(asc(carImages.carId), asc(carImages.position));
  const urls = Map.groupBy(images, ({ carId }) => carId);
  return new Map(
    rows.map((row) => [
      row.licenseplate,
      { ...carFromRow(row), imageUrls: (urls.get(row.id) ?? []).map(({ url }) => url) },
    ]),
  );
}
