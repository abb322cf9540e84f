import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { statusEvents } from "#features/cars/storage/car-events.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { caseNumberOf } from "#features/cases/rules/case-number.ts";
import type { Database } from "#platform/db/database.ts";
import type { ReservationEnd } from "../rules/reservation-terms.ts";
import { reservations } from "./reservations.table.ts";

export type ReservationRow = typeof reservations.$inferSelect;
export type NewReservation = Omit<
  ReservationRow,
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

export async function findCarToReserve(db: Database, plate: LicensePlate): Promise<CarToLock | null> {
  const [car] = await db.select(carToLock).from(cars).where(eq(cars.licenseplate, plate));
  return car ?? null;
}

/** Until the end of the transaction nobody else changes, holds or releases the car. */
export async function lockCar(tx: Database, plate: LicensePlate): Promise<CarToLock | null> {
  const [car] = await tx.select(carToLock).from(cars).where(eq(cars.licenseplate, plate)).for("update");
  return car ?? null;
}

/** The reservation of a car that is not over, whatever the clock says. */
export async function findActiveReservation(db: Database, carId: number): Promise<ReservationRow | null> {
  const [reservation] = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.carId, carId), isNull(reservations.releasedAt)));
  return reservation ?? null;
}

/** Until when each of these cars is held; those that nobody holds are left out. */
export async function findReservationEnds(
  db: Database,
  plates: readonly LicensePlate[],
  now: Date,
): Promise<Map<string, Date>> {
  const ends = await db
    .select({ plate: cars.licenseplate, until: reservations.until })
    .from(reservations)
    .innerJoin(cars, eq(cars.id, reservations.carId))
    .where(
      and(
        inArray(cars.licenseplate, [...plates]),
        isNull(reservations.releasedAt),
        gt(reservations.until, now),
      ),
    );
  return new Map(ends.map(({ plate, until }) => [plate, until]));
}

/** What a person holds now, the oldest first. */
export function findReservationsOf(db: Database, person: string, now: Date): Promise<ReservationRow[]> {
  return db
    .select()
    .from(reservations)
    .where(and(eq(reservations.person, person), isNull(reservations.releasedAt), gt(reservations.until, now)))
    .orderBy(asc(reservations.reservedAt));
}

export async function findReservation(db: Database, number: string): Promise<ReservationRow | null> {
  const [reservation] = await db.select().from(reservations).where(eq(reservations.number, number));
  return reservation ?? null;
}

export async function findReservationById(db: Database, id: number): Promise<ReservationRow | null> {
  const [reservation] = await db.select().from(reservations).where(eq(reservations.id, id));
  return reservation ?? null;
}

/** The reservation that a form became when it was sent before. */
export async function findReservationBySubmission(
  db: Database,
  postKey: string,
): Promise<ReservationRow | null> {
  const [reservation] = await db.select().from(reservations).where(eq(reservations.postKey, postKey));
  return reservation ?? null;
}

/** Null when somebody else's stands, which the index alone decides. The car must be locked. */
export async function insertReservation(
  tx: Database,
  newReservation: NewReservation,
): Promise<ReservationRow | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`select nextval('case_ids')::int as id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("The sequence of case ids gave nothing");
  const [reservation] = await tx
    .insert(reservations)
    .values({ ...newReservation, id, number: caseNumberOf(id) })
    .onConflictDoNothing()
    .returning();
  return reservation ?? null;
}

/** With its car, in the order in which everybody locks: the car first. Null for a reservation that is over. */
export async function lockActiveReservation(tx: Database, id: number): Promise<ReservationRow | null> {
  await tx.execute(
    sql`select 1 from ${cars} where ${cars.id} = (select car_id from ${reservations} where id = ${id}) for update`,
  );
  const [reservation] = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.id, id), isNull(reservations.releasedAt)))
    .for("update");
  return reservation ?? null;
}

/** What the car of a active reservation costs its holder from now on; the reservation, or null where nobody holds it. */
export async function lowerPrice(tx: Database, carId: number, price: number): Promise<number | null> {
  const [reservation] = await tx
    .update(reservations)
    .set({ loweredPrice: price })
    .where(and(eq(reservations.carId, carId), isNull(reservations.releasedAt)))
    .returning({ id: reservations.id });
  return reservation?.id ?? null;
}

/** Who of us takes care of it, and that the customer has been reached. The reservation is locked by the caller. */
export async function setReservationFollowUp(
  tx: Database,
  id: number,
  care: Partial<Pick<ReservationRow, "assigneeId" | "assigneeName" | "contactedAt">>,
): Promise<void> {
  await tx.update(reservations).set(care).where(eq(reservations.id, id));
}

/** The reservation is locked by the caller. */
export async function setReservationEnd(tx: Database, id: number, until: Date): Promise<void> {
  await tx.update(reservations).set({ until }).where(eq(reservations.id, id));
}

export async function markReleased(tx: Database, id: number, ended: ReservationEnd, at: Date): Promise<void> {
  await tx.update(reservations).set({ releasedAt: at, ended }).where(eq(reservations.id, id));
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
