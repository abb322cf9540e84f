import { desc, eq } from "drizzle-orm";
import type { ValuedFields } from "#domain/valuation/facts-of-car.ts";
import type { Database } from "../database.ts";
import { cars } from "../schema/cars.ts";
import { soldCars } from "../schema/sold-cars.ts";

export type SaleToLearn = { id: string; soldAt: Date; price: number; car: ValuedFields };

/** The newest sales, with the facts that a price is learnt from; a car is named by its plate. [VALUE-10] */
export async function findSalesToLearn(db: Database, most: number): Promise<SaleToLearn[]> {
  const rows = await db
    .select({
      id: cars.licenseplate,
      soldAt: soldCars.soldAt,
      price: soldCars.price,
      car: {
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
      },
    })
    .from(soldCars)
    .innerJoin(cars, eq(cars.id, soldCars.carId))
    .orderBy(desc(soldCars.soldAt), desc(soldCars.id))
    .limit(most);
  return rows;
}
