import { sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Database } from "#platform/db/database.ts";
import { bidLog, carCosts } from "./bid-log.table.ts";

/**
 * What each car has cost us: the last bid that stands, and what is booked since; where nothing is booked, what was thought
 * when the bid was given. A plate without a bid is left out. [PROPOSE-8]
 */
export async function findOwnCosts(
  db: Database,
  plates: readonly LicensePlate[],
): Promise<Map<LicensePlate, number>> {
  if (plates.length === 0) return new Map();
  const { rows } = await db.execute<{ licenseplate: LicensePlate; cost: number }>(sql`
    select distinct on (b.licenseplate) b.licenseplate,
      b.bid + coalesce((select sum(c.kronor)::int from ${carCosts} c where c.licenseplate = b.licenseplate and c.at >= b.at), b.estimated_cost) as cost
    from ${bidLog} b where b.licenseplate = any(${sql.param([...plates])}::text[]) and b.undone_at is null
    order by b.licenseplate, b.at desc, b.id desc`);
  return new Map(rows.map(({ licenseplate, cost }) => [licenseplate, cost]));
}
