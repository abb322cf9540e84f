import { type AnyColumn, and, asc, count, desc, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";
import { firstFindingPosition, imageTypes } from "#domain/car/image.ts";
import { isIncoming, isSold } from "#domain/car/status.ts";
import { daysInStock } from "#domain/price/days-in-stock.ts";
import { cutAnnouncedDays, legalPriceCut } from "#domain/price/ledger.ts";
import type { PriceEvent } from "#domain/price/price-event.ts";
import { missingOf } from "#domain/staff/stock-list/missing.ts";
import type { StockLine } from "#domain/staff/stock-list/stock-line.ts";
import type { Database } from "../database.ts";
import { carEdits } from "../schema/car-edits.ts";
import { priceEvents, statusEvents } from "../schema/car-events.ts";
import { carImages } from "../schema/car-images.ts";
import { cars } from "../schema/cars.ts";
import { soldCars } from "../schema/sold-cars.ts";

/** So many at a time that nobody who uses the same database has to wait long. */
const atATime = 1_000;

/** Every car that we have or have had, in whatever status, as a list shows it. [STOCKLIST-1] */
export async function findStockLines(db: Database, now: Date): Promise<StockLine[]> {
  const found: StockLine[] = [];
  for (let last = 0; ; ) {
    const some = await findSomeLines(db, gt(cars.id, last), now);
    found.push(...some);
    if (some.length < atATime) return found;
    last = some.at(-1)?.id ?? 0;
  }
}

/** Those of these cars that are still there. */
export async function findStockLinesOf(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<StockLine[]> {
  const found: StockLine[] = [];
  for (let at = 0; at < ids.length; at += atATime)
    found.push(...(await findSomeLines(db, isOneOf(cars.id, ids.slice(at, at + atATime)), now)));
  return found;
}

const shown = {
  id: cars.id,
  licenseplate: cars.licenseplate,
  title: cars.title,
  make: cars.normalizedMake,
  status: cars.status,
  store: cars.location,
  standsAt: cars.physicalLocation,
  modelYear: cars.modelYear,
  mileage: cars.mileage,
  price: cars.price,
  views: cars.totalViewCount,
  publishedAt: cars.publishedAt,
  inspectedOn: cars.inspectedOn,
  tyreDepthFront: cars.tyreDepthFront,
  serviceHistory: cars.serviceHistory,
};

async function findSomeLines(db: Database, wanted: SQL, now: Date): Promise<StockLine[]> {
  const rows = await db.select(shown).from(cars).where(wanted).orderBy(asc(cars.id)).limit(atATime);
  const ids = rows.map(({ id }) => id);
  const pictures = await picturesOf(db, ids);
  const prices = await pricesOf(db, ids);
  const steps = await lastStepsOf(db, ids);
  const edits = await lastEditsOf(db, ids);
  const sales = await salesOf(
    db,
    rows.flatMap(({ id, status }) => (isSold(status) ? [id] : [])),
  );
  return rows.map(({ publishedAt, inspectedOn, tyreDepthFront, serviceHistory, ...row }) => {
    const events = prices.get(row.id) ?? [];
    const known = { price: row.price, inspectedOn, tyreDepthFront, serviceHistory };
    const pictureCount = pictures.get(row.id) ?? 0;
    return {
      ...row,
      referencePrice: isIncoming(row.status) || isSold(row.status) ? null : referenceOf(events, now),
      days: daysInStock(publishedAt, sales.get(row.id) ?? now),
      pictures: pictureCount,
      missing: missingOf({ ...known, pictures: pictureCount }),
      ...lastChange(edits.get(row.id), [steps.get(row.id), events.at(-1)?.at, publishedAt]),
    };
  });
}

const msPerMinute = 60_000;
const msPerDay = 86_400_000;

type LastEdit = { at: Date; by: string };

/** One of us has done it, unless something has happened to the car since. */
function lastChange(edit: LastEdit | undefined, moments: readonly (Date | null | undefined)[]) {
  const latest = Math.max(0, ...moments.map((at) => at?.getTime() ?? 0));
  const isOurs = edit !== undefined && edit.at.getTime() >= latest;
  return {
    changedAt: Math.floor((isOurs ? edit.at.getTime() : latest) / msPerMinute),
    changedBy: isOurs ? edit.by : null,
  };
}

/** A price that has stood for longer than a cut may be announced needs no looking up. */
function referenceOf(events: readonly PriceEvent[], now: Date): number | null {
  const last = events.at(-1);
  const longestMs = (cutAnnouncedDays + 2) * msPerDay;
  if (events.length < 2 || !last || now.getTime() - last.at.getTime() > longestMs) return null;
  return legalPriceCut(events, now)?.referencePrice ?? null;
}

/** One parameter: to write a list of 1,000 down takes as long as to read its rows. */
function isOneOf(column: AnyColumn, ids: readonly number[]): SQL {
  return eq(column, sql`any(${sql.param([...ids])})`);
}

async function picturesOf(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const counted = await db
    .select({ carId: carImages.carId, count: count() })
    .from(carImages)
    .where(
      and(
        isOneOf(carImages.carId, ids),
        lt(carImages.position, firstFindingPosition),
        ne(carImages.type, imageTypes.pano),
      ),
    )
    .groupBy(carImages.carId);
  return new Map(counted.map(({ carId, count: pictures }) => [carId, pictures]));
}

async function pricesOf(db: Database, ids: readonly number[]): Promise<Map<number, PriceEvent[]>> {
  const events = await db
    .select({ carId: priceEvents.carId, at: priceEvents.at, price: priceEvents.price })
    .from(priceEvents)
    .where(isOneOf(priceEvents.carId, ids))
    .orderBy(asc(priceEvents.at), asc(priceEvents.id));
  return Map.groupBy(events, ({ carId }) => carId);
}

async function lastStepsOf(db: Database, ids: readonly number[]): Promise<Map<number, Date>> {
  const steps = await db
    .selectDistinctOn([statusEvents.carId], { carId: statusEvents.carId, at: statusEvents.at })
    .from(statusEvents)
    .where(isOneOf(statusEvents.carId, ids))
    .orderBy(asc(statusEvents.carId), desc(statusEvents.at));
  return new Map(steps.map(({ carId, at }) => [carId, at]));
}

async function lastEditsOf(db: Database, ids: readonly number[]): Promise<Map<number, LastEdit>> {
  const edits = await db
    .selectDistinctOn([carEdits.carId], {
      carId: carEdits.carId,
      at: carEdits.at,
      by: carEdits.memberName,
    })
    .from(carEdits)
    .where(isOneOf(carEdits.carId, ids))
    .orderBy(asc(carEdits.carId), desc(carEdits.id));
  return new Map(edits.map(({ carId, ...edit }) => [carId, edit]));
}

async function salesOf(db: Database, ids: readonly number[]): Promise<Map<number, Date>> {
  const sales = await db
    .selectDistinctOn([soldCars.carId], { carId: soldCars.carId, at: soldCars.soldAt })
    .from(soldCars)
    .where(isOneOf(soldCars.carId, ids))
    .orderBy(asc(soldCars.carId), desc(soldCars.soldAt));
  return new Map(sales.map(({ carId, at }) => [carId, at]));
}
