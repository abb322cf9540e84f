import { inArray } from "drizzle-orm";
import type { Car } from "#domain/car/car.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { Database } from "../database.ts";
import { cars } from "../schema/cars.ts";
import { carFromRow } from "./row-to-car.ts";

/** The cars among these plates that we have or have had, without their pictures and past. */
export async function findCarsByPlate(
  db: Database,
  plates: readonly LicensePlate[],
): Promise<Map<LicensePlate, Car>> {
  const rows = await db
    .select()
    .from(cars)
    .where(inArray(cars.licenseplate, [...plates]));
  return new Map(rows.map((row) => [row.licenseplate, carFromRow(row)]));
}
