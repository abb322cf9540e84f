import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { status } from "#features/cars/rules/status.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import type { ChangeCursor } from "#features/catalogue/storage/stock-changes.ts";
import { carWaits } from "#features/reservations/storage/reservations.table.ts";
import type { Database } from "#platform/db/database.ts";
import { findMeta, saveMeta } from "#platform/db/meta.ts";
import type { SeenCar } from "../rules/car-change.ts";
import { matchedCars, savedSearches, savedSearchMatches } from "./saved-searches.table.ts";
import { isActiveSavedSearch, type SavedSearchRow } from "./saved-searches.ts";

export type SavedSearchMatch = typeof savedSearchMatches.$inferSelect;
export type NewMatch = Pick<SavedSearchMatch, "watchId" | "carId" | "reason" | "licenseplate">;

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
export async function matchFullStock(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into ${matchedCars} (car_id, licenseplate, status, price)
    select id, licenseplate, status, price from ${cars} where status < ${status.sold}
    on conflict (car_id) do update set status = excluded.status, price = excluded.price`);
}

/** Those that differ from what was seen, among some or among all. */
export async function findUnseenCars(
  tx: Database,
  ids: readonly number[] | "all",
  limit: number,
): Promise<number[]> {
  const among = (column: string) =>
    ids === "all" ? sql`true` : sql`${sql.raw(column)} = any(${sql.param([...ids])}::int[])`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select coalesce(c.id, m.car_id) as id
    from (select id, status, price from ${cars} where status < ${status.sold} and ${among("id")}) c
    full join (select car_id, status, price from ${matchedCars} where ${among("car_id")}) m on m.car_id = c.id
    where (c.status, c.price) is distinct from (m.status, m.price)
    order by 1 limit ${limit}`);
  return rows.map(({ id }) => id);
}

export type SeenCarOfPlate = SeenCar & { licenseplate: LicensePlate };

export async function findSeenCars(
  tx: Database,
  ids: readonly number[],
): Promise<Map<number, SeenCarOfPlate>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(matchedCars)
    .where(inArray(matchedCars.carId, [...ids]));
  return new Map(rows.map(({ carId, ...carsBefore }) => [carId, carsBefore]));
}

/** Null: the car is sold or gone, and no longer looked at. */
export async function saveSeenCars(
  tx: Database,
  carsBefore: ReadonlyMap<number, SeenCarOfPlate | null>,
): Promise<void> {
  const gone = [...carsBefore].flatMap(([id, car]) => (car === null ? [id] : []));
  if (gone.length > 0) await tx.delete(matchedCars).where(inArray(matchedCars.carId, gone));
  const rows = [...carsBefore].flatMap(([carId, car]) => (car === null ? [] : [{ carId, ...car }]));
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
export async function addMatches(tx: Database, matches: readonly NewMatch[], at: Date): Promise<number> {
  const column = <Name extends keyof NewMatch>(name: Name) => sql.param(matches.map((match) => match[name]));
  const { rowCount } = await tx.execute(sql`
    insert into ${savedSearchMatches} (watch_id, car_id, reason, licenseplate, at)
    select distinct on (coalesce(${savedSearches.address}, ${savedSearches.phoneNumber}), h.car_id, h.reason)
      h.watch_id, h.car_id, h.reason, h.licenseplate, ${at.toISOString()}::timestamptz
    from unnest(${column("watchId")}::int[], ${column("carId")}::int[], ${column("reason")}::text[],
      ${column("licenseplate")}::text[]) as h (watch_id, car_id, reason, licenseplate)
    join ${savedSearches} on ${savedSearches.id} = h.watch_id and ${isActiveSavedSearch}
    where not exists (
        select from ${savedSearchMatches} known join ${savedSearches} own on own.id = known.watch_id
        where known.car_id = h.car_id and known.reason = h.reason
          and coalesce(own.address, own.phone_number) = coalesce(${savedSearches.address}, ${savedSearches.phoneNumber}))
      and not (h.reason in ('free', 'sold') and exists (
        select from ${carWaits} w where w.car_id = h.car_id and lower(w.email) = ${savedSearches.address}
          and (w.ended_at is null or w.ended_at > ${at.toISOString()}::timestamptz - interval '1 day')))
    order by coalesce(${savedSearches.address}, ${savedSearches.phoneNumber}), h.car_id, h.reason, h.watch_id
    on conflict do nothing`);
  return rowCount ?? 0;
}

type Due = {
  /** "At once": due if the last e-mail was before this. */
  notifiedBefore: Date;
  /** Daily: due if the last e-mail was before this; null before the hour of the day. */
  dailyBefore: Date | null;
  limit: number;
};

/** Whoever is to be told now, each held until the transaction ends: no second process tells the same. */
export async function lockDueSavedSearches(tx: Database, due: Due): Promise<SavedSearchRow[]> {
  const daily = due.dailyBefore?.toISOString() ?? null;
  return tx
    .select()
    .from(savedSearches)
    .where(
      and(
        isActiveSavedSearch,
        sql`exists (select from ${savedSearchMatches} where watch_id = ${savedSearches.id} and told_at is null)`,
        sql`case ${savedSearches.pace} when 'at-once' then coalesce(${savedSearches.notifiedAt} <= ${due.notifiedBefore.toISOString()}::timestamptz, true)
          else ${daily}::timestamptz is not null and coalesce(${savedSearches.notifiedAt} < ${daily}::timestamptz, true) end`,
      ),
    )
    .orderBy(savedSearches.id)
    .limit(due.limit)
    .for("update", { skipLocked: true });
}

/** In the order in which they came. */
export function findPendingMatches(tx: Database, watchId: number): Promise<SavedSearchMatch[]> {
  return tx
    .select()
    .from(savedSearchMatches)
    .where(and(eq(savedSearchMatches.watchId, watchId), isNull(savedSearchMatches.notifiedAt)))
    .orderBy(savedSearchMatches.at, savedSearchMatches.carId, savedSearchMatches.reason);
}

export async function markNotified(
  tx: Database,
  watchId: number,
  at: Date,
  isLetter: boolean,
): Promise<void> {
  await tx
    .update(savedSearchMatches)
    .set({ notifiedAt: at })
    .where(and(eq(savedSearchMatches.watchId, watchId), isNull(savedSearchMatches.notifiedAt)));
  if (isLetter) await tx.update(savedSearches).set({ notifiedAt: at }).where(eq(savedSearches.id, watchId));
}
