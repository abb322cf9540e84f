import { asc, inArray } from "drizzle-orm";
import type { PriceEvent } from "#features/cars/rules/price/price-event.ts";
import { priceEvents } from "#features/cars/storage/car-events.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import type { CarRow } from "#features/cars/storage/row-to-car.ts";
import type { Database } from "#platform/db/database.ts";

/** Cars with the past of their prices, in the order of the ids. */
export async function findCarsToChange(
  db: Database,
  ids: readonly number[],
): Promise<(CarRow & { priceEvents: PriceEvent[] })[]> {
  const uniqueIds = [...ids];
  const rows = await db.select().from(cars).where(inArray(cars.id, uniqueIds));
  const events = await db
    .select({ carId: priceEvents.carId, at: priceEvents.at, price: priceEvents.price })
    .from(priceEvents)
    .where(inArray(priceEvents.carId, uniqueIds))
    .orderBy(asc(priceEvents.at), asc(priceEvents.id));
  const eventsByCar = Map.groupBy(events, ({ carId }) => carId);
  const byId = new Map(rows.map((row) => [row.id, { ...row, priceEvents: eventsByCar.get(row.id) ?? [] }]));
  return uniqueIds.flatMap((id) => byId.get(id) ?? []);
}
