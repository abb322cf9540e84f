import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { status } from "../rules/status.ts";
import { cars } from "./cars.table.ts";

/** How many cars there are to choose from, on their way in, and gone. */
export async function countStock(db: Database): Promise<{ forSale: number; incoming: number; sold: number }> {
  const [counted] = await db
    .select({
      forSale: countWhere(sql`${cars.status} >= ${status.forSale} and ${cars.status} < ${status.sold}`),
      incoming: countWhere(sql`${cars.status} < ${status.forSale}`),
      sold: countWhere(sql`${cars.status} >= ${status.sold}`),
    })
    .from(cars);
  return counted ?? { forSale: 0, incoming: 0, sold: 0 };
}

function countWhere(condition: SQL) {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}
