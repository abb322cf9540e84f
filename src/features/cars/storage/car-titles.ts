import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { cars } from "./cars.table.ts";

const columns = {
  licenseplate: cars.licenseplate,
  normalizedMake: cars.normalizedMake,
  carName: cars.carName,
  title: cars.title,
};

/** What an e-mail calls a car, and where its advert is. */
export async function findTitle(db: Database, carId: number) {
  const [car] = await db.select(columns).from(cars).where(eq(cars.id, carId));
  if (!car) throw new Error(`There is no car ${carId}`);
  return car;
}
