import { asc, inArray } from "drizzle-orm";
import type { PriceEvent } from "#domain/price/price-event.ts";
import type { Database } from "../database.ts";
import { priceEvents } from "../schema/car-events.ts";
import { cars } from "../schema/cars.ts";
import type { CarRow } from "./row-to-car.ts";

/** Cars with the past of their prices, in the order of the ids. [STOCKLIST-9] */
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
