import { desc, eq, lt } from "drizzle-orm";
import { status } from "#features/cars/rules/status.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { ValuedFields } from "../rules/facts-of-car.ts";
import type { CarToLabel } from "../rules/level-table.ts";

export type SaleToLearn = { id: string; soldAt: Date; price: number; car: ValuedFields };

/** The facts that a price is learnt from, and said by. */
const valued = {
  normalizedMake: cars.normalizedMake,
  series: cars.series,
  modelDescription: cars.modelDescription,
  modelYear: cars.modelYear,
  firstRegisteredOn: cars.firstRegisteredOn,
  mileage: cars.mileage,
  horsepower: cars.horsepower,
  fuelType: cars.fuelType,
  gearboxType: cars.gearboxType,
  bodyType: cars.bodyType,
  hasAwd: cars.hasAwd,
  hasTowbar: cars.hasTowbar,
  colour: cars.colour,
  equipment: cars.equipment,
} as const satisfies Record<keyof ValuedFields, unknown>;

/** The newest sales, with the facts that a price is learnt from; a car is named by its plate. */
export async function findSalesToLearn(db: Database, max: number): Promise<SaleToLearn[]> {
  const rows = await db
    .select({
      id: cars.licenseplate,
      soldAt: soldCars.soldAt,
      price: soldCars.price,
      car: valued,
    })
    .from(soldCars)
    .innerJoin(cars, eq(cars.id, soldCars.carId))
    .orderBy(desc(soldCars.soldAt), desc(soldCars.id))
    .limit(max);
  return rows;
}

/** Every car that is not sold, as far as its price is said by it. */
export async function findCarsToLabel(db: Database): Promise<CarToLabel[]> {
  return db
    .select({ id: cars.id, ...valued })
    .from(cars)
    .where(lt(cars.status, status.sold));
}
