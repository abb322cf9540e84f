import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { status } from "#features/cars/rules/status.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import type { ChangeCursor } from "#features/catalogue/storage/stock-changes.ts";
import { carWaits } from "#features/reservations/storage/holds.table.ts";
import type { Database } from "#platform/db/database.ts";
import { findMeta, saveMeta } from "#platform/db/meta.ts";
import type { SeenCar } from "../rules/car-news.ts";
import { matchedCars, watches, watchHits } from "./watches.table.ts";
import { isActiveWatch, type WatchRow } from "./watches.ts";

export type WatchHit = typeof watchHits.$inferSelect;
export type NewHit = Pick<WatchHit, "watchId" | "carId" | "reason" | "licenseplate">;

const key = "match-watches";

/** One at a time, in whatever process: two who compare with the same would both find the same news. */
export async function lockMatching(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 19))`);
}

export async function findMatchCursor(tx: Database): Promise<ChangeCursor | null> {
  const value = await findMeta(tx, key);
  return value === null ? null : (JSON.parse(value) as ChangeCursor);
}

export async function saveMatchCursor(tx: Database, cursor: ChangeCursor): Promise<void> {
  await saveMeta(tx, key, JSON.stringify(cursor));
}

/** The whole stock as it stands, as nobody's news: where the matcher begins. */
export async function seeWholeStock(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into ${matchedCars} (car_id, licenseplate, status, price)
    select id, licenseplate, status, price from ${cars} where status < ${status.sold}
    on conflict (car_id) do update set status = excluded.status, price = excluded.price`);
}

/** Those that differ from what was seen, among some or among all. */
export async function findUnseenCars(
  tx: Database,
  ids: readonly number[] | "all",
  atMost: number,
): Promise<number[]> {
  const among = (column: string) =>
    ids === "all" ? sql`true` : sql`${sql.raw(column)} = any(${sql.param([...ids])}::int[])`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select coalesce(c.id, m.car_id) as id
    from (select id, status, price from ${cars} where status < ${status.sold} and ${among("id")}) c
    full join (select car_id, status, price from ${matchedCars} where ${among("car_id")}) m on m.car_id = c.id
    where (c.status, c.price) is distinct from (m.status, m.price)
    order by 1 limit ${atMost}`);
  return rows.map(({ id }) => id);
}

export type Seen = SeenCar & { licenseplate: LicensePlate };

export async function findSeenCars(tx: Database, ids: readonly number[]): Promise<Map<number, Seen>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(matchedCars)
    .where(inArray(matchedCars.carId, [...ids]));
  return new Map(rows.map(({ carId, ...seen }) => [carId, seen]));
}

/** Null: the car is sold or gone, and no longer looked at. */
export async function saveSeenCars(tx: Database, seen: ReadonlyMap<number, Seen | null>): Promise<void> {
  const gone = [...seen].flatMap(([id, car]) => (car === null ? [id] : []));
  if (gone.length > 0) await tx.delete(matchedCars).where(inArray(matchedCars.carId, gone));
  const rows = [...seen].flatMap(([carId, car]) => (car === null ? [] : [{ carId, ...car }]));
  if (rows.length === 0) return;
  await tx
    .insert(matchedCars)
    .values(rows)
    .onConflictDoUpdate({
      target: matchedCars.carId,
      set: { status: sql`excluded.status`, price: sql`excluded.price` },
    });
}

/** Until when somebody who waited in line has the car alone; those cars are free for nobody else yet. */
export async function findHeadStarts(
  tx: Database,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ carId: carWaits.carId, until: carWaits.headStartUntil })
    .from(carWaits)
    .where(and(inArray(carWaits.carId, [...ids]), isNull(carWaits.endedAt)));
  return new Map(rows.flatMap(({ carId, until }) => (until !== null && until > now ? [[carId, until]] : [])));
}

/**
 * What is found and not known: returns how many were new. Nobody is told of a car twice for one reason, by whatever
 * watch of theirs, nor of what the line that they wait in tells them.
 */
export async function addHits(tx: Database, hits: readonly NewHit[], at: Date): Promise<number> {
  const column = <Name extends keyof NewHit>(name: Name) => sql.param(hits.map((hit) => hit[name]));
  const { rowCount } = await tx.execute(sql`
    insert into ${watchHits} (watch_id, car_id, reason, licenseplate, at)
    select distinct on (coalesce(${watches.address}, ${watches.phoneNumber}), h.car_id, h.reason)
      h.watch_id, h.car_id, h.reason, h.licenseplate, ${at.toISOString()}::timestamptz
    from unnest(${column("watchId")}::int[], ${column("carId")}::int[], ${column("reason")}::text[],
      ${column("licenseplate")}::text[]) as h (watch_id, car_id, reason, licenseplate)
    join ${watches} on ${watches.id} = h.watch_id and ${isActiveWatch}
    where not exists (
        select from ${watchHits} known join ${watches} own on own.id = known.watch_id
        where known.car_id = h.car_id and known.reason = h.reason
          and coalesce(own.address, own.phone_number) = coalesce(${watches.address}, ${watches.phoneNumber}))
      and not (h.reason in ('free', 'sold') and exists (
        select from ${carWaits} w where w.car_id = h.car_id and lower(w.email) = ${watches.address}
          and (w.ended_at is null or w.ended_at > ${at.toISOString()}::timestamptz - interval '1 day')))
    order by coalesce(${watches.address}, ${watches.phoneNumber}), h.car_id, h.reason, h.watch_id
    on conflict do nothing`);
  return rowCount ?? 0;
}

type Due = {
  /** Whoever is told at once and was told before this has to be told again. */
  toldBefore: Date;
  /** Whoever is told once a day and was told before this; null before the hour of the day. */
  dailyBefore: Date | null;
  atMost: number;
};

/** Whoever is to be told now, each held until the transaction ends: no second process tells the same. */
export async function lockDueWatches(tx: Database, due: Due): Promise<WatchRow[]> {
  const daily = due.dailyBefore?.toISOString() ?? null;
  return tx
    .select()
    .from(watches)
    .where(
      and(
        isActiveWatch,
        sql`exists (select from ${watchHits} where watch_id = ${watches.id} and told_at is null)`,
        sql`case ${watches.pace} when 'at-once' then coalesce(${watches.toldAt} <= ${due.toldBefore.toISOString()}::timestamptz, true)
          else ${daily}::timestamptz is not null and coalesce(${watches.toldAt} < ${daily}::timestamptz, true) end`,
      ),
    )
    .orderBy(watches.id)
    .limit(due.atMost)
    .for("update", { skipLocked: true });
}

/** In the order in which they came. */
export function findWaitingHits(tx: Database, watchId: number): Promise<WatchHit[]> {
  return tx
    .select()
    .from(watchHits)
    .where(and(eq(watchHits.watchId, watchId), isNull(watchHits.toldAt)))
    .orderBy(watchHits.at, watchHits.carId, watchHits.reason);
}

export async function markTold(tx: Database, watchId: number, at: Date, isLetter: boolean): Promise<void> {
  await tx
    .update(watchHits)
    .set({ toldAt: at })
    .where(and(eq(watchHits.watchId, watchId), isNull(watchHits.toldAt)));
  if (isLetter) await tx.update(watches).set({ toldAt: at }).where(eq(watches.id, watchId));
}
