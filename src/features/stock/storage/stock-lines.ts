import { type SQL, sql } from "drizzle-orm";
import { firstFindingPosition, imageTypes } from "#features/cars/rules/image.ts";
import { daysInStock } from "#features/cars/rules/price/days-in-stock.ts";
import { cutAnnouncedDays, legalPriceCut } from "#features/cars/rules/price/ledger.ts";
import { isIncoming, isSold } from "#features/cars/rules/status.ts";
import { priceEvents, statusEvents } from "#features/cars/storage/car-events.table.ts";
import { carImages } from "#features/cars/storage/car-images.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { soldCars } from "#features/cars/storage/sold-cars.table.ts";
import { plannedPrices } from "#features/pricing/storage/planned-prices.table.ts";
import type { Database } from "#platform/db/database.ts";
import { inBatches } from "#platform/db/recordset.ts";
import { missingOf } from "../rules/stock-list/missing.ts";
import type { StockLine } from "../rules/stock-list/stock-line.ts";
import { carEdits } from "./car-edits.table.ts";

/** So many at a time that nobody who uses the same database has to wait long. */
const atATime = 2_000;

/** Every car that we have or have had, in whatever status, as a list shows it. */
export async function findStockLines(db: Database, now: Date): Promise<StockLine[]> {
  const { rows } = await db.execute<{ ids: number[] | null }>(
    sql`select json_agg(id order by id) as ids from ${cars}`,
  );
  const lines: StockLine[] = [];
  // A range, which the database finds in its index; of a long list it would rather read the whole table.
  for (const some of inBatches(rows[0]?.ids ?? [], atATime)) {
    const isWanted = (id: SQL) => sql`${id} between ${some[0]} and ${some.at(-1)}`;
    lines.push(...(await findSomeLines(db, isWanted, now)));
  }
  return lines;
}

/** Those of these cars that are still there. */
export async function findStockLinesOf(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<StockLine[]> {
  const lines: StockLine[] = [];
  for (const some of inBatches(ids, atATime))
    lines.push(...(await findSomeLines(db, (id) => sql`${id} = any(${sql.param(some)}::int[])`, now)));
  return lines;
}

/** One car as the database writes it down; a moment is milliseconds since 1970. */
type Written = Omit<StockLine, "referencePrice" | "days" | "missing" | "changedAt" | "changedBy"> & {
  publishedAt: number | null;
  inspectedOn: string | null;
  tyreDepthFront: number | null;
  serviceHistory: string | null;
  soldAt: number | null;
  movedAt: number | null;
  pricedAt: number | null;
  /** Only of a car whose price may have been cut lately. */
  prices: { at: number; price: number | null }[] | null;
  editedAt: number | null;
  editedBy: string | null;
};

const msPerMinute = 60_000;
const ms = (moment: SQL) => sql`round(extract(epoch from ${moment}) * 1000)`;
/** A price that has stood for longer than a cut may be announced needs no looking up. */
const lately = (now: Date) =>
  sql`${now.toISOString()}::timestamptz - ${`${cutAnnouncedDays + 2} days`}::interval`;

/**
 * One text for many cars: to send 2,000 rows of 20 values, each a message with a type, takes five times as long as to let
 * the database write them down.
 */
async function findSomeLines(db: Database, isWanted: (id: SQL) => SQL, now: Date): Promise<StockLine[]> {
  const ofWanted = isWanted(sql`car_id`);
  const { rows } = await db.execute<{ written: Written[] | null }>(sql`
    with pictured as (
      select car_id, count(*) as many from ${carImages}
      where ${ofWanted} and position < ${firstFindingPosition} and type <> ${imageTypes.pano}
      group by car_id
    ), sold as (
      select car_id, max(sold_at) as at from ${soldCars} where ${ofWanted} group by car_id
    ), moved as (
      select car_id, max(at) as at from ${statusEvents} where ${ofWanted} group by car_id
    ), priced as (
      select car_id, max(at) as at,
        case when count(*) > 1 and max(at) > ${lately(now)} then json_agg(json_build_object('at', ${ms(sql`at`)}, 'price', price) order by at, id) end as prices
      from ${priceEvents} where ${ofWanted} group by car_id
    ), edited as (
      select distinct on (car_id) car_id, at, member_name from ${carEdits}
      where ${ofWanted} order by car_id, id desc
    )
    select json_agg(json_build_object(
      'id', c.id, 'licenseplate', c.licenseplate, 'title', c.title, 'make', c.normalized_make, 'status', c.status,
      'store', c.location, 'standsAt', c.physical_location, 'modelYear', c.model_year, 'mileage', c.mileage,
      'price', c.price, 'plannedPrice', planned.price, 'plannedFrom', planned.from_day, 'views', c.total_view_count, 'publishedAt', ${ms(sql`c.published_at`)},
      'inspectedOn', c.inspected_on, 'tyreDepthFront', c.tyre_depth_front, 'serviceHistory', c.service_history,
      'pictures', coalesce(pictured.many, 0), 'soldAt', ${ms(sql`sold.at`)}, 'movedAt', ${ms(sql`moved.at`)},
      'pricedAt', ${ms(sql`priced.at`)}, 'prices', priced.prices, 'editedAt', ${ms(sql`edited.at`)},
      'editedBy', edited.member_name
    ) order by c.id) as written
    from ${cars} c
    left join pictured on pictured.car_id = c.id left join sold on sold.car_id = c.id
    left join moved on moved.car_id = c.id left join priced on priced.car_id = c.id
    left join edited on edited.car_id = c.id
    left join ${plannedPrices} planned on planned.car_id = c.id and planned.ended_at is null
    where ${isWanted(sql`c.id`)}`);
  return (rows[0]?.written ?? []).map((written) => lineFrom(written, now));
}

function lineFrom(written: Written, now: Date): StockLine {
  const { publishedAt, inspectedOn, tyreDepthFront, serviceHistory, soldAt, ...rest } = written;
  const { movedAt, pricedAt, prices, editedAt, editedBy, ...line } = rest;
  const { status, price, pictures } = line;
  const latest = Math.max(publishedAt ?? 0, movedAt ?? 0, pricedAt ?? 0);
  // A member of staff has done it, unless something has happened to the car since.
  const isOurs = editedAt !== null && editedAt >= latest;
  const end = isSold(status) && soldAt !== null ? new Date(soldAt) : now;
  const hasShownPrice = !isIncoming(status) && !isSold(status);
  return {
    ...line,
    referencePrice: hasShownPrice && prices ? referenceOf(prices, now) : null,
    days: publishedAt === null ? null : daysInStock(new Date(publishedAt), end),
    missing: missingOf({ price, pictures, inspectedOn, tyreDepthFront, serviceHistory }),
    changedAt: Math.floor((isOurs ? editedAt : latest) / msPerMinute),
    changedBy: isOurs ? editedBy : null,
  };
}

function referenceOf(prices: NonNullable<Written["prices"]>, now: Date): number | null {
  const events = prices.map(({ at, price }) => ({ at: new Date(at), price }));
  return legalPriceCut(events, now)?.referencePrice ?? null;
}
