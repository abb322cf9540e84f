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
  const wanted = [...ids];
  const rows = await db.select().from(cars).where(inArray(cars.id, wanted));
  const events = await db
    .select({ carId: priceEvents.carId, at: priceEvents.at, price: priceEvents.price })
    .from(priceEvents)
    .where(inArray(priceEvents.carId, wanted))
    .orderBy(asc(priceEvents.at), asc(priceEvents.id));
  const past = Map.groupBy(events, ({ carId }) => carId);
  const byId = new Map(rows.map((row) => [row.id, { ...row, priceEvents: past.get(row.id) ?? [] }]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}
