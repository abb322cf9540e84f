import { asc, eq, getTableColumns } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Car } from "#domain/car/car.ts";
import type { ConditionFinding } from "#domain/car/condition.ts";
import type { CarImage } from "#domain/car/image.ts";
import type { Sale } from "#domain/car/sale.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { PriceEvent } from "#domain/price/price-event.ts";
import type { Store } from "#domain/store/store.ts";
import type { Database } from "../database.ts";
import { priceEvents, statusEvents } from "../schema/car-events.ts";
import { carImages } from "../schema/car-images.ts";
import { cars } from "../schema/cars.ts";
import { conditionFindings } from "../schema/condition-findings.ts";
import { soldCars } from "../schema/sold-cars.ts";
import { stores } from "../schema/stores.ts";
import { carFromRow } from "./row-to-car.ts";
import { storeFromRow } from "./row-to-store.ts";

export type CarDossier = Car & {
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

/** Everything we know about one car, sold or not; null for a plate we never had. [DATA-20] */
export async function findCar(db: Database, plate: LicensePlate): Promise<CarDossier | null> {
  const standsAt = alias(stores, "stands_at");
  const [found] = await db
    .select({
      car: getTableColumns(cars),
      store: getTableColumns(stores),
      standsAt: getTableColumns(standsAt),
    })
    .from(cars)
    .innerJoin(stores, eq(stores.slug, cars.location))
    .innerJoin(standsAt, eq(standsAt.slug, cars.physicalLocation))
    .where(eq(cars.licenseplate, plate));
  if (!found) return null;

  const { id } = found.car;
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
    ...carFromRow(found.car),
    images,
    findings,
    priceEvents: prices,
    statusEvents: statuses,
    store: storeFromRow(found.store),
    standsAt: storeFromRow(found.standsAt),
    sales,
  };
}
