import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { externalAdverts } from "#features/cars/storage/external-adverts.table.ts";
import type { Database } from "#platform/db/database.ts";
import { matchedAdverts, purchaseMatches, purchaseTrackers } from "./purchase-trackers.table.ts";

export type PurchaseAlertRow = typeof purchaseTrackers.$inferSelect;
export type MatchRow = typeof purchaseMatches.$inferSelect;
type NewPurchaseAlert = Omit<PurchaseAlertRow, "id" | "endedAt">;

/** Who looks for the same already has the row that is there; where its matches go is the last word. */
export async function addPurchaseAlert(db: Database, alert: NewPurchaseAlert): Promise<PurchaseAlertRow> {
  const { staffName, email } = alert;
  const [row] = await db
    .insert(purchaseTrackers)
    .values(alert)
    .onConflictDoUpdate({
      target: [purchaseTrackers.staffId, purchaseTrackers.query],
      targetWhere: isNull(purchaseTrackers.endedAt),
      set: { staffName, email },
    })
    .returning();
  if (!row) throw new Error("An upsert answers with its row");
  return row;
}

/** Whether it was theirs. */
export async function endPurchaseAlert(
  db: Database,
  { id, staffId, now }: { id: number; staffId: string; now: Date },
): Promise<boolean> {
  const ended = await db
    .update(purchaseTrackers)
    .set({ endedAt: now })
    .where(
      and(
        eq(purchaseTrackers.id, id),
        eq(purchaseTrackers.staffId, staffId),
        isNull(purchaseTrackers.endedAt),
      ),
    )
    .returning({ id: purchaseTrackers.id });
  return ended.length > 0;
}

/** What is looked for now: by a member of staff, or by all. */
export function findPurchaseAlerts(db: Database, staffId?: string): Promise<PurchaseAlertRow[]> {
  return db
    .select()
    .from(purchaseTrackers)
    .where(
      and(
        isNull(purchaseTrackers.endedAt),
        staffId === undefined ? undefined : eq(purchaseTrackers.staffId, staffId),
      ),
    )
    .orderBy(desc(purchaseTrackers.createdAt), desc(purchaseTrackers.id));
}

/** What the matcher has not seen, or seen at another price; what is gone is forgotten. Ids in order. */
export async function findUnseenAdverts(tx: Database, limit: number): Promise<number[]> {
  await tx.execute(sql`delete from ${matchedAdverts} m where not exists (
    select from ${externalAdverts} a where a.id = m.advert_id and a.removed_at is null)`);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select a.id from ${externalAdverts} a left join ${matchedAdverts} m on m.advert_id = a.id
    where a.removed_at is null and a.price is distinct from m.price order by a.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function findSeenPrices(tx: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(matchedAdverts)
    .where(inArray(matchedAdverts.advertId, [...ids]));
  return new Map(rows.map(({ advertId, price }) => [advertId, price]));
}

export async function saveSeenPrices(
  tx: Database,
  prices: readonly { id: number; price: number }[],
): Promise<void> {
  if (prices.length === 0) return;
  await tx
    .insert(matchedAdverts)
    .values(prices.map(({ id, price }) => ({ advertId: id, price })))
    .onConflictDoUpdate({ target: matchedAdverts.advertId, set: { price: sql`excluded.price` } });
}

/** All that is out now is known and no news: where nobody has looked before. Whether it was so. */
export async function matchFullMarket(tx: Database): Promise<boolean> {
  const [prices] = await tx.select().from(matchedAdverts).limit(1);
  if (prices) return false;
  await tx.execute(sql`insert into ${matchedAdverts} (advert_id, price)
    select id, price from ${externalAdverts} where removed_at is null on conflict do nothing`);
  return true;
}

/** One at a time, across all processes. */
export async function lockPurchaseAlerts(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(727002)`);
}

export type NewMatch = Pick<MatchRow, "trackerId" | "advertId" | "reason" | "licenseplate" | "price">;

/** Those that were not known: an advert is found once for each reason by whoever looks for it. */
export async function addMatches(tx: Database, matches: readonly NewMatch[], at: Date): Promise<MatchRow[]> {
  if (matches.length === 0) return [];
  const known = await tx
    .select({
      staffId: purchaseTrackers.staffId,
      advertId: purchaseMatches.advertId,
      reason: purchaseMatches.reason,
    })
    .from(purchaseMatches)
    .innerJoin(purchaseTrackers, eq(purchaseTrackers.id, purchaseMatches.trackerId))
    .where(inArray(purchaseMatches.advertId, [...new Set(matches.map(({ advertId }) => advertId))]));
  const purchaseAlerts = await findPurchaseAlerts(tx);
  const staffOf = new Map(purchaseAlerts.map(({ id, staffId }) => [id, staffId]));
  const knownKeys = new Set(known.map(({ staffId, advertId, reason }) => `${staffId} ${advertId} ${reason}`));
  const fresh = matches.filter(({ trackerId, advertId, reason }) => {
    const key = `${staffOf.get(trackerId)} ${advertId} ${reason}`;
    if (knownKeys.has(key)) return false;
    knownKeys.add(key);
    return true;
  });
  if (fresh.length === 0) return [];
  return tx
    .insert(purchaseMatches)
    .values(fresh.map((match) => ({ ...match, at })))
    .onConflictDoNothing()
    .returning();
}

export async function markMatchesNotified(tx: Database, trackerId: number, at: Date): Promise<void> {
  await tx
    .update(purchaseMatches)
    .set({ notifiedAt: at })
    .where(and(eq(purchaseMatches.trackerId, trackerId), isNull(purchaseMatches.notifiedAt)));
}

/** Purchase alerts with what nobody has been told, unless they were told after that moment; `isMore` where some were. */
export async function findMatchesToNotify(tx: Database, notifiedBefore: Date) {
  const rows = await tx
    .select({ match: purchaseMatches, alert: purchaseTrackers })
    .from(purchaseMatches)
    .innerJoin(purchaseTrackers, eq(purchaseTrackers.id, purchaseMatches.trackerId))
    .where(and(isNull(purchaseMatches.notifiedAt), isNull(purchaseTrackers.endedAt)))
    .orderBy(purchaseMatches.trackerId, purchaseMatches.at, purchaseMatches.advertId);
  const ids = [...new Set(rows.map(({ alert }) => alert.id))];
  const lately = new Set(
    ids.length === 0
      ? []
      : (
          await tx
            .selectDistinct({ id: purchaseMatches.trackerId })
            .from(purchaseMatches)
            .where(
              and(inArray(purchaseMatches.trackerId, ids), gt(purchaseMatches.notifiedAt, notifiedBefore)),
            )
        ).map(({ id }) => id),
  );
  const due = ids
    .filter((id) => !lately.has(id))
    .flatMap((id) => {
      const own = rows.filter(({ alert }) => alert.id === id);
      return own[0] ? [{ alert: own[0].alert, matches: own.map(({ match }) => match) }] : [];
    });
  return { due, isMore: due.length < ids.length };
}

const waiting: SQL[] = [
  isNull(purchaseMatches.handledAt),
  isNull(externalAdverts.removedAt),
  isNull(purchaseTrackers.endedAt),
];

/** The queue of a member of staff: what was found and is still out, the newest first. */
export async function findWaitingMatches(db: Database, staffId: string, limit: number) {
  const rows = await db
    .select({ match: purchaseMatches, alert: purchaseTrackers, advert: externalAdverts })
    .from(purchaseMatches)
    .innerJoin(purchaseTrackers, eq(purchaseTrackers.id, purchaseMatches.trackerId))
    .innerJoin(externalAdverts, eq(externalAdverts.id, purchaseMatches.advertId))
    .where(and(eq(purchaseTrackers.staffId, staffId), ...waiting))
    .orderBy(desc(purchaseMatches.at), desc(purchaseMatches.advertId))
    .limit(limit);
  return rows;
}
export type WaitingMatch = Awaited<ReturnType<typeof findWaitingMatches>>[number];

/** How many wait for each of somebody's purchase alerts. */
export async function countWaitingMatches(db: Database, staffId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: purchaseMatches.trackerId, count: sql<number>`count(*)::int` })
    .from(purchaseMatches)
    .innerJoin(purchaseTrackers, eq(purchaseTrackers.id, purchaseMatches.trackerId))
    .innerJoin(externalAdverts, eq(externalAdverts.id, purchaseMatches.advertId))
    .where(and(eq(purchaseTrackers.staffId, staffId), ...waiting))
    .groupBy(purchaseMatches.trackerId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Whoever looks for it is done with this advert, by whatever purchase alert of theirs it was found. */
export async function handleMatches(
  db: Database,
  { staffId, plate, now }: { staffId: string; plate: LicensePlate; now: Date },
): Promise<number> {
  const own = db
    .select({ id: purchaseTrackers.id })
    .from(purchaseTrackers)
    .where(eq(purchaseTrackers.staffId, staffId));
  const done = await db
    .update(purchaseMatches)
    .set({ handledAt: now })
    .where(
      and(
        inArray(purchaseMatches.trackerId, own),
        eq(purchaseMatches.licenseplate, plate),
        isNull(purchaseMatches.handledAt),
      ),
    )
    .returning({ id: purchaseMatches.advertId });
  return done.length;
}
