import { and, asc, count, eq, getTableColumns, gte, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Car } from "#domain/car/car.ts";
import type { ConditionFinding } from "#domain/car/condition.ts";
import type { CarImage } from "#domain/car/image.ts";
import type { Sale } from "#domain/car/sale.ts";
import { status } from "#domain/car/status.ts";
import type { LicensePlate } from "#domain/plate/license-plate.ts";
import type { PriceEvent } from "#domain/price/price-event.ts";
import type { StoreLocation } from "#domain/store/locations.ts";
import type { Store } from "#domain/store/store.ts";
import type { Database } from "../database.ts";
import { priceEvents, statusEvents } from "../schema/car-events.ts";
import { carImages } from "../schema/car-images.ts";
import { cars } from "../schema/cars.ts";
import { conditionFindings } from "../schema/condition-findings.ts";
import { soldCars } from "../schema/sold-cars.ts";
import { stores } from "../schema/stores.ts";
import { carFromRow } from "./row-to-car.ts";

export type ListedCar = Car & { coverImage: CarImage | null; storeName: string; priceEvents: PriceEvent[] };

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
};
const priceEvent = { at: priceEvents.at, price: priceEvents.price };

/** The same words as in the index `cars_listed`, number included: a parameter would not match it. */
export const isListed = sql`${cars.status} < ${sql.raw(`${status.sold}`)}`;

const canBeBought = and(
  isListed,
  gte(cars.status, status.forSale),
  ne(cars.status, status.reserved),
  isNotNull(cars.price),
);

/** Who looks for a car wants one to buy: those on their way in come after all that are for sale. */
const incomingLast = sql`${cars.status} < ${sql.raw(`${status.forSale}`)}`;
const newestFirst = [sql`${cars.publishedAt} desc nulls last`, asc(cars.id)];

/** One page of what is not sold: for sale and reserved, then incoming, newest published first. [DATA-19] */
export async function findListedCars(
  db: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ cars: ListedCar[]; total: number }> {
  const rows = await selectListed(db)
    .where(isListed)
    .orderBy(incomingLast, ...newestFirst)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(cars).where(isListed);
  return { cars: await listedFromRows(db, rows), total: counted?.total ?? 0 };
}

/** The newest that can be bought now: for sale, not reserved, with a price. [HOMEPAGE-1] */
export async function findNewestForSale(db: Database, limit: number): Promise<ListedCar[]> {
  const rows = await selectListed(db)
    .where(canBeBought)
    .orderBy(...newestFirst)
    .limit(limit);
  return listedFromRows(db, rows);
}

/** The newest of a store that can be bought now. [STORE-2] */
export async function findStoreCars(db: Database, store: StoreLocation, limit: number): Promise<ListedCar[]> {
  const rows = await selectListed(db)
    .where(and(canBeBought, eq(cars.location, store)))
    .orderBy(...newestFirst)
    .limit(limit);
  return listedFromRows(db, rows);
}

function selectListed(db: Database) {
  return db
    .select({ car: getTableColumns(cars), storeName: stores.name })
    .from(cars)
    .innerJoin(stores, eq(stores.slug, cars.location));
}

/** Adds what a card shows beside the car itself. */
async function listedFromRows(
  db: Database,
  rows: Awaited<ReturnType<typeof selectListed>>,
): Promise<ListedCar[]> {
  const ids = rows.map(({ car }) => car.id);
  const covers = new Map((await findCovers(db, ids)).map(({ carId, ...cover }) => [carId, cover]));
  const events = Map.groupBy(await findPriceEvents(db, ids), ({ carId }) => carId);
  return rows.map(({ car, storeName }) => ({
    ...carFromRow(car),
    storeName,
    coverImage: covers.get(car.id) ?? null,
    priceEvents: (events.get(car.id) ?? []).map(({ at, price }) => ({ at, price })),
  }));
}

/** The cover is the picture that stands first. */
function findCovers(db: Database, carIds: number[]) {
  return db
    .selectDistinctOn([carImages.carId], { carId: carImages.carId, ...image })
    .from(carImages)
    .where(inArray(carImages.carId, carIds))
    .orderBy(asc(carImages.carId), asc(carImages.position));
}

function findPriceEvents(db: Database, carIds: number[]) {
  return db
    .select({ carId: priceEvents.carId, ...priceEvent })
    .from(priceEvents)
    .where(inArray(priceEvents.carId, carIds))
    .orderBy(asc(priceEvents.at), asc(priceEvents.id));
}

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
    store: found.store,
    standsAt: found.standsAt,
    sales,
  };
}
