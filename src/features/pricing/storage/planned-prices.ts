import { and, desc, eq, inArray, isNull, lte } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import type { PlannedPriceEnd } from "../rules/planned-price.ts";
import { plannedPrices } from "./planned-prices.table.ts";

export type PlannedPrice = typeof plannedPrices.$inferSelect;
export type NewPlannedPrice = Omit<PlannedPrice, "id" | "endedAt" | "ended" | "why">;

export async function insertPlan(tx: Database, plan: NewPlannedPrice): Promise<number> {
  const [row] = await tx.insert(plannedPrices).values(plan).returning({ id: plannedPrices.id });
  if (!row) throw new Error("An insert answers with its row");
  return row.id;
}

/** The newest of a car, waiting or ended. */
export async function findLastPlan(db: Database, carId: number): Promise<PlannedPrice | null> {
  const [row] = await db
    .select()
    .from(plannedPrices)
    .where(eq(plannedPrices.carId, carId))
    .orderBy(desc(plannedPrices.id))
    .limit(1);
  return row ?? null;
}

/** Plans of these cars that are due and not carried out. */
export function findDuePlans(db: Database, carIds: readonly number[], today: string) {
  return db
    .select({ id: plannedPrices.id })
    .from(plannedPrices)
    .where(
      and(
        inArray(plannedPrices.carId, [...carIds]),
        isNull(plannedPrices.endedAt),
        lte(plannedPrices.fromDay, today),
      ),
    );
}

/** Which car a plan is of: the car is locked before the plan. */
export async function findCarOfPlan(db: Database, id: number): Promise<number | null> {
  const [row] = await db
    .select({ carId: plannedPrices.carId })
    .from(plannedPrices)
    .where(eq(plannedPrices.id, id));
  return row?.carId ?? null;
}

/** The waiting plan, locked until the transaction ends. */
export async function lockWaitingPlan(tx: Database, of: { id: number } | { carId: number }) {
  const isWanted = "id" in of ? eq(plannedPrices.id, of.id) : eq(plannedPrices.carId, of.carId);
  const [row] = await tx
    .select()
    .from(plannedPrices)
    .where(and(isWanted, isNull(plannedPrices.endedAt)))
    .for("update");
  return row ?? null;
}

export async function endPlan(
  tx: Database,
  id: number,
  { at, ended, why = null }: { at: Date; ended: PlannedPriceEnd; why?: string | null },
): Promise<void> {
  await tx.update(plannedPrices).set({ endedAt: at, ended, why }).where(eq(plannedPrices.id, id));
}
