import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { cars } from "../schema/cars.ts";

/** How many cars there are to choose from, on their way in, and gone. */
export async function countStock(db: Database): Promise<{ forSale: number; incoming: number; sold: number }> {
  const [counted] = await db
    .select({
      forSale: sql`count(*) filter (where ${cars.status} >= 130 and ${cars.status} < 140)`.mapWith(Number),
      incoming: sql`count(*) filter (where ${cars.status} < 130)`.mapWith(Number),
      sold: sql`count(*) filter (where ${cars.status} >= 140)`.mapWith(Number),
    })
    .from(cars);
  return counted ?? { forSale: 0, incoming: 0, sold: 0 };
}
