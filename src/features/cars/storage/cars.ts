import { asc, eq, getTableColumns } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Store } from "#features/stores/rules/store.ts";
import { storeFromRow } from "#features/stores/storage/row-to-store.ts";
import { stores } from "#features/stores/storage/stores.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { Car } from "../rules/car.ts";
import type { ConditionFinding } from "../rules/condition.ts";
import type { CarImage } from "../rules/image.ts";
import type { PriceEvent } from "../rules/price/price-event.ts";
import type { Sale } from "../rules/sale.ts";
import { priceEvents, statusEvents } from "./car-events.table.ts";
import { carImages } from "./car-images.table.ts";
import { cars } from "./cars.table.ts";
import { conditionFindings } from "./condition-findings.table.ts";
import { carFromRow } from "./row-to-car.ts";
import { soldCars } from "./sold-cars.table.ts";

export type CarDetails = Car & {
  images: CarImage[];
  findings: ConditionFinding[];
  priceEvents: PriceEvent[];
  statusEvents: { at: Date; status: number }[];
  store: Store;
  standsAt: Store;
  sales: Sale[];
};

const image = {
  url: carImages.url,
  position: carImages.position,
  type: carImages.type,
  isHighlight: carImages.isHighlight,
  preview: carImages.preview,
};
const priceEvent = { at: priceEvents.at, price: priceEvents.price };

/** Everything we know about one car, sold or not; null for a plate we never had. */
export async function findCar(db: Database, plate: LicensePlate): Promise<CarDetails | null> {
  const standsAt = alias(stores, "stands_at");
  const [row] = await db
    .select({
      car: getTableColumns(cars),
      store: getTableColumns(stores),
      standsAt: getTableColumns(standsAt),
    })
    .from(cars)
    .innerJoin(stores, eq(stores.slug, cars.location))
    .innerJoin(standsAt, eq(standsAt.slug, cars.physicalLocation))
    .where(eq(cars.licenseplate, plate));
  if (!row) return null;

  const { id } = row.car;
  const [images, findings, prices, statuses, sales] = await Promise.all([
    db.select(image).from(carImages).where(eq(carImages.carId, id)).orderBy(asc(carImages.position)),
    db
      .select({
        part: conditionFindings.part,
        verdict: conditionFindings.verdict,
        note: conditionFindings.note,
        imagePosition: conditionFindings.imagePosition,
      })
      .from(conditionFindings)
      .where(eq(conditionFindings.carId, id))
      .orderBy(asc(conditionFindings.id)),
    db
      .select(priceEvent)
      .from(priceEvents)
      .where(eq(priceEvents.carId, id))
      .orderBy(asc(priceEvents.at), asc(priceEvents.id)),
    db
      .select({ at: statusEvents.at, status: statusEvents.status })
      .from(statusEvents)
      .where(eq(statusEvents.carId, id))
      .orderBy(asc(statusEvents.at), asc(statusEvents.id)),
    db
      .select({
        soldAt: soldCars.soldAt,
        deliveredAt: soldCars.deliveredAt,
        price: soldCars.price,
        daysInStock: soldCars.daysInStock,
      })
      .from(soldCars)
      .where(eq(soldCars.carId, id))
      .orderBy(asc(soldCars.soldAt), asc(soldCars.id)),
  ]);
  return {
    ...carFromRow(row.car),
    images,
    findings,
    priceEvents: prices,
    statusEvents: statuses,
    store: storeFromRow(row.store),
    standsAt: storeFromRow(row.standsAt),
    sales,
  };
}
