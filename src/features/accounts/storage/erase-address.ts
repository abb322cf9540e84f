import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { carWaits, holds } from "#features/reservations/storage/holds.table.ts";
import type { WaitRow } from "#features/reservations/storage/waits.ts";
import type { Database } from "#platform/db/database.ts";
import { mailAddresses } from "#platform/mail/mails.table.ts";

/** The places in line of an address, those that are over included. */
export function findWaitsOf(db: Database, address: string): Promise<WaitRow[]> {
  return db
    .select()
    .from(carWaits)
    .where(eq(sql`lower(${carWaits.email})`, address));
}

export async function removeWaits(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(carWaits).where(inArray(carWaits.id, [...ids]));
}

/** Nothing of the person is left in holds that are over. [MYDATA-3] */
export async function eraseHoldsOf(tx: Database, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(holds)
    .set({ person: null, name: null, email: null, phoneNumber: null, delivery: null, erasedAt: at })
    .where(and(inArray(holds.id, [...ids]), isNull(holds.erasedAt)));
}

/** That the address was proven; that it wants no letters of a kind stays, or it would get them again. */
export async function forgetMailAddress(tx: Database, address: string): Promise<void> {
  await tx.delete(mailAddresses).where(eq(mailAddresses.address, address));
}
