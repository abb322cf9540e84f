import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { statusEvents } from "#features/cars/storage/car-events.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { caseNumberOf } from "#features/cases/rules/case-number.ts";
import type { Database } from "#platform/db/database.ts";
import type { HoldEnd } from "../rules/hold-terms.ts";
import { holds } from "./holds.table.ts";

export type HoldRow = typeof holds.$inferSelect;
export type NewHold = Omit<
  HoldRow,
  | "id"
  | "number"
  | "releasedAt"
  | "ended"
  | "erasedAt"
  | "loweredPrice"
  | "assigneeId"
  | "assigneeName"
  | "contactedAt"
>;
export type CarToLock = { id: number; status: number; price: number | null; location: string };

/**
 * Whoever counts what a person holds waits for whoever counted before, so that nobody gets a fourth car by being quick.
 * A statement of its own: the count that follows sees what the other has committed.
 */
export async function lockPerson(tx: Database, person: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 8))`);
}

const carToLock = { id: cars.id, status: cars.status, price: cars.price, location: cars.location };

export async function findCarToHold(db: Database, plate: LicensePlate): Promise<CarToLock | null> {
  const [car] = await db.select(carToLock).from(cars).where(eq(cars.licenseplate, plate));
  return car ?? null;
}

/** Until the end of the transaction nobody else changes, holds or releases the car. */
export async function lockCar(tx: Database, plate: LicensePlate): Promise<CarToLock | null> {
  const [car] = await tx.select(carToLock).from(cars).where(eq(cars.licenseplate, plate)).for("update");
  return car ?? null;
}

/** The hold of a car that is not over, whatever the clock says. */
export async function findStandingHold(db: Database, carId: number): Promise<HoldRow | null> {
  const [hold] = await db
    .select()
    .from(holds)
    .where(and(eq(holds.carId, carId), isNull(holds.releasedAt)));
  return hold ?? null;
}

/** Until when each of these cars is held; those that nobody holds are left out. */
export async function findHoldEnds(
  db: Database,
  plates: readonly LicensePlate[],
  now: Date,
): Promise<Map<string, Date>> {
  const ends = await db
    .select({ plate: cars.licenseplate, until: holds.until })
    .from(holds)
    .innerJoin(cars, eq(cars.id, holds.carId))
    .where(and(inArray(cars.licenseplate, [...plates]), isNull(holds.releasedAt), gt(holds.until, now)));
  return new Map(ends.map(({ plate, until }) => [plate, until]));
}

/** What a person holds now, the oldest first. */
export function findHoldsOf(db: Database, person: string, now: Date): Promise<HoldRow[]> {
  return db
    .select()
    .from(holds)
    .where(and(eq(holds.person, person), isNull(holds.releasedAt), gt(holds.until, now)))
    .orderBy(asc(holds.heldAt));
}

export async function findHold(db: Database, number: string): Promise<HoldRow | null> {
  const [hold] = await db.select().from(holds).where(eq(holds.number, number));
  return hold ?? null;
}

export async function findHoldById(db: Database, id: number): Promise<HoldRow | null> {
  const [hold] = await db.select().from(holds).where(eq(holds.id, id));
  return hold ?? null;
}

/** The hold that a form became when it was sent before. */
export async function findHoldByPost(db: Database, postKey: string): Promise<HoldRow | null> {
  const [hold] = await db.select().from(holds).where(eq(holds.postKey, postKey));
  return hold ?? null;
}

/** Null when somebody else's stands, which the index alone decides. The car must be locked. */
export async function insertHold(tx: Database, wanted: NewHold): Promise<HoldRow | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`select nextval('case_ids')::int as id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("The sequence of case ids gave nothing");
  const [hold] = await tx
    .insert(holds)
    .values({ ...wanted, id, number: caseNumberOf(id) })
    .onConflictDoNothing()
    .returning();
  return hold ?? null;
}

/** With its car, in the order in which everybody locks: the car first. Null for a hold that is over. */
export async function lockStandingHold(tx: Database, id: number): Promise<HoldRow | null> {
  await tx.execute(
    sql`select 1 from ${cars} where ${cars.id} = (select car_id from ${holds} where id = ${id}) for update`,
  );
  const [hold] = await tx
    .select()
    .from(holds)
    .where(and(eq(holds.id, id), isNull(holds.releasedAt)))
    .for("update");
  return hold ?? null;
}

/** What the car of a standing hold costs its holder from now on; the hold, or null where nobody holds it. */
export async function lowerPrice(tx: Database, carId: number, price: number): Promise<number | null> {
  const [hold] = await tx
    .update(holds)
    .set({ loweredPrice: price })
    .where(and(eq(holds.carId, carId), isNull(holds.releasedAt)))
    .returning({ id: holds.id });
  return hold?.id ?? null;
}

/** Who of us takes care of it, and that the customer has been reached. The hold is locked by the caller. */
export async function setHoldCare(
  tx: Database,
  id: number,
  care: Partial<Pick<HoldRow, "assigneeId" | "assigneeName" | "contactedAt">>,
): Promise<void> {
  await tx.update(holds).set(care).where(eq(holds.id, id));
}

/** The hold is locked by the caller. */
export async function setHoldEnd(tx: Database, id: number, until: Date): Promise<void> {
  await tx.update(holds).set({ until }).where(eq(holds.id, id));
}

export async function markReleased(tx: Database, id: number, ended: HoldEnd, at: Date): Promise<void> {
  await tx.update(holds).set({ releasedAt: at, ended }).where(eq(holds.id, id));
}

/** Moves a car that stands where it is believed to stand; search, badges and open pages follow by the change log. */
export async function moveCar(
  tx: Database,
  carId: number,
  move: { from: number; to: number; at: Date },
): Promise<boolean> {
  if (move.from === move.to) return false;
  const moved = await tx
    .update(cars)
    .set({ status: move.to })
    .where(and(eq(cars.id, carId), eq(cars.status, move.from)))
    .returning({ id: cars.id });
  if (moved.length > 0) await tx.insert(statusEvents).values({ carId, at: move.at, status: move.to });
  return moved.length > 0;
}
