import { and, desc, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { status } from "#features/cars/rules/status.ts";
import type { CarCost } from "#features/pricing/rules/car-cost.ts";
import { carCosts } from "#features/pricing/storage/car-costs.table.ts";
import type { Database } from "#platform/db/database.ts";
import { type BidHistory, outcomeDays } from "../rules/bid-outcome.ts";
import { bidLog } from "./bid-log.table.ts";

export type BidRow = typeof bidLog.$inferSelect;
export type NewBid = Omit<BidRow, "id" | "undoneAt">;
type Author = { staffId: string; staffName: string; at: Date };

export async function addBid(db: Database, bid: NewBid): Promise<number> {
  const [row] = await db.insert(bidLog).values(bid).returning({ id: bidLog.id });
  if (!row) throw new Error("An insert answers with its row");
  return row.id;
}

/**
 * The last bid of somebody else that the form did not know of. Those who bid on a plate wait for each other, so that of two
 * at the same instant the second sees the first.
 */
export async function findUnseenBid(
  tx: Database,
  { licenseplate, staffId, seen }: { licenseplate: LicensePlate; staffId: string; seen: number },
): Promise<BidRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${licenseplate}, 32))`);
  const [bid] = await tx
    .select()
    .from(bidLog)
    .where(
      and(
        eq(bidLog.licenseplate, licenseplate),
        isNull(bidLog.undoneAt),
        ne(bidLog.staffId, staffId),
        gt(bidLog.id, seen),
      ),
    )
    .orderBy(desc(bidLog.id))
    .limit(1);
  return bid ?? null;
}

/** Whether it was theirs, and young enough. */
export async function undoBid(
  db: Database,
  { id, staffId, now, givenAfter }: { id: number; staffId: string; now: Date; givenAfter: Date },
): Promise<LicensePlate | null> {
  const [row] = await db
    .update(bidLog)
    .set({ undoneAt: now })
    .where(
      and(
        eq(bidLog.id, id),
        eq(bidLog.staffId, staffId),
        isNull(bidLog.undoneAt),
        sql`${bidLog.at} > ${givenAfter}`,
      ),
    )
    .returning({ plate: bidLog.licenseplate });
  return row?.plate ?? null;
}

export async function addCost(db: Database, cost: CarCost & Author): Promise<void> {
  await db.insert(carCosts).values(cost);
}

export type PreviousBid = BidRow & BidHistory;

type Asked = {
  plate?: LicensePlate | undefined;
  staffId?: string | undefined;
  /** Make and series, as the register has them. */
  series?: { make: string; series: string } | undefined;
  /** Only what was sold, and counts. */
  isSold?: boolean;
  limit: number;
};

type Found = {
  sale_price: number | null;
  days_in_stock: number | null;
  car_status: number | null;
  published_at: string | null;
  cost: number | null;
  is_replaced: boolean;
};

/** Bids and what became of them, the newest first; those that were taken back are none. */
export async function findBids(db: Database, criteria: Asked, now: Date): Promise<PreviousBid[]> {
  const { plate, staffId, series } = criteria;
  const conditions: (SQL | undefined)[] = [
    isNull(bidLog.undoneAt),
    plate === undefined ? undefined : eq(bidLog.licenseplate, plate),
    staffId === undefined ? undefined : eq(bidLog.staffId, staffId),
    series && and(eq(bidLog.normalizedMake, series.make), eq(bidLog.series, series.series)),
    criteria.isSold ? sql`"sale"."price" is not null and not "later"."is_replaced"` : undefined,
  ];
  const found = sql<Found>`jsonb_build_object('sale_price', "sale"."price", 'days_in_stock', "sale"."days_in_stock",
    'car_status', "own"."status", 'published_at', "own"."published_at", 'cost', "spent"."cost", 'is_replaced', "later"."is_replaced")`;
  const within = sql.raw(`interval '${outcomeDays} days'`);
  const rows = await db
    .select({ bid: bidLog, found })
    .from(bidLog)
    .leftJoin(sql`cars as "own"`, sql`"own"."licenseplate" = ${bidLog.licenseplate}`)
    .leftJoin(
      sql`lateral (select s.price, s.days_in_stock, s.sold_at from sold_cars s where s.car_id = "own"."id"
        and s.sold_at > ${bidLog.at} and s.sold_at <= ${bidLog.at} + ${within} order by s.sold_at limit 1) as "sale"`,
      sql`true`,
    )
    .leftJoin(
      sql`lateral (select sum(c.kronor)::int as "cost" from car_costs c where c.licenseplate = ${bidLog.licenseplate}
        and c.at >= ${bidLog.at} and c.at <= ${bidLog.at} + ${within}) as "spent"`,
      sql`true`,
    )
    .leftJoin(
      sql`lateral (select exists (select from bid_log l where l.licenseplate = ${bidLog.licenseplate} and l.undone_at is null
        and (l.at, l.id) > (${bidLog.at}, ${bidLog.id}) and l.at < coalesce("sale"."sold_at", 'infinity')) as "is_replaced") as "later"`,
      sql`true`,
    )
    .where(and(...conditions))
    .orderBy(desc(bidLog.at), desc(bidLog.id))
    .limit(criteria.limit);
  return rows.map(({ bid, found: history }) => ({ ...bid, ...historyOf(history, bid, now) }));
}

const day = 86_400_000;

function historyOf(found: Found, { at }: BidRow, now: Date): BidHistory {
  const published = found.published_at === null ? null : new Date(found.published_at);
  const isHere =
    found.car_status !== null &&
    found.car_status < status.sold &&
    (published === null || published.getTime() - at.getTime() <= outcomeDays * day);
  return {
    sale:
      found.sale_price === null ? null : { price: found.sale_price, daysInStock: found.days_in_stock ?? 0 },
    stock: isHere
      ? { days: published && Math.max(0, Math.floor((now.getTime() - published.getTime()) / day)) }
      : null,
    cost: found.cost,
    isReplaced: found.is_replaced,
  };
}
