import { count, sql } from "drizzle-orm";
import { type BrandCount, completeBrandCounts } from "#domain/filter/brand-count.ts";
import type { Database } from "../database.ts";
import { cars } from "../schema/cars.ts";

/** How many cars of each make and series there are to choose from, incoming ones too. [DIRECTORY-1] [DIRECTORY-2] */
export async function countBrands(db: Database): Promise<BrandCount[]> {
  const rows = await db
    .select({ brand: cars.normalizedMake, series: cars.series, count: count() })
    .from(cars)
    // The number is written out so that the index on what is not sold can be used.
    .where(sql`${cars.status} < 140`)
    .groupBy(cars.normalizedMake, cars.series);
  const byBrand = Map.groupBy(rows, ({ brand }) => brand);
  return completeBrandCounts(
    [...byBrand].map(([brand, ofBrand]) => ({
      brand,
      count: ofBrand.reduce((sum, row) => sum + row.count, 0),
      // A car without a series counts for its make, but there is no series to name.
      series: ofBrand.map((row) => ({ name: row.series || null, count: row.count })),
    })),
  );
}
