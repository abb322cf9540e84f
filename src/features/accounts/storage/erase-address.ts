import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { caseMessages, cases } from "#features/cases/storage/cases.table.ts";
import { carWaits, reservations } from "#features/reservations/storage/reservations.table.ts";
import type { WaitingListRow } from "#features/reservations/storage/waiting-list.ts";
import type { Database } from "#platform/db/database.ts";
import { mailAddresses, mailOptOuts, mails } from "#platform/mail/mails.table.ts";

/** The places in line of an address, those that are over included. */
export function findWaitingListRowsOf(db: Database, address: string): Promise<WaitingListRow[]> {
  return db
    .select()
    .from(carWaits)
    .where(eq(sql`lower(${carWaits.email})`, address));
}

export async function removeWaitingListRows(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(carWaits).where(inArray(carWaits.id, [...ids]));
}

/** Nothing of the person is left in holds that are over. */
export async function eraseReservationsOf(tx: Database, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(reservations)
    .set({ person: null, name: null, email: null, phoneNumber: null, delivery: null, erasedAt: at })
    .where(and(inArray(reservations.id, [...ids]), isNull(reservations.erasedAt)));
}

/**
 * E-mails to the address, and those to ourselves that an answer of its owner would come from, are as old as what is forgotten:
 * the job of that takes rows and files within a day. What is still on its way goes out first.
 */
export async function deleteMailsOf(tx: Database, address: string): Promise<void> {
  await tx
    .update(mails)
    .set({ createdAt: sql`now() - interval '1 year'` })
    .where(
      and(
        or(eq(mails.toAddress, address), eq(sql`lower(${mails.replyTo})`, address)),
        ne(mails.state, "waiting"),
      ),
    );
}

/** Cases of others in which the address stands, as in a tip to a friend. */
export function findCasesNaming(db: Database, address: string) {
  const isNamed = sql`position(${address} in lower(coalesce(${cases.answers}::text, ''))) > 0
    or exists (select from ${caseMessages} where ${caseMessages.caseId} = ${cases.id}
      and position(${address} in lower(${caseMessages.text})) > 0)`;
  return db
    .select({ kind: cases.kind, closedAt: cases.closedAt })
    .from(cases)
    .where(
      and(isNull(cases.erasedAt), sql`lower(${cases.email}) is distinct from ${address}`, sql`(${isNamed})`),
    );
}

export async function hasOptedOut(db: Database, address: string): Promise<boolean> {
  return (await db.$count(mailOptOuts, eq(mailOptOuts.address, address))) > 0;
}

/** That the address was proven; that it wants no e-mails of a kind stays, or it would get them again. */
export async function deleteMailAddress(tx: Database, address: string): Promise<void> {
  await tx.delete(mailAddresses).where(eq(mailAddresses.address, address));
}
