import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import type { MyLinkPurpose } from "../rules/sign-in-terms.ts";
import { accountLinks } from "./accounts.table.ts";

export type AccountLink = typeof accountLinks.$inferSelect;

export async function addAccountLink(tx: Database, link: Omit<AccountLink, "tries">): Promise<void> {
  await tx.insert(accountLinks).values(link);
}

type Known = { purpose: MyLinkPurpose; tokenHash: string; now: Date };

const isGood = ({ purpose, tokenHash, now }: Known) =>
  and(
    eq(accountLinks.tokenHash, tokenHash),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, now),
  );

/** Only reads. Null for a link that was used, has expired or never existed. */
export async function findAccountLink(db: Database, linkKey: Known): Promise<AccountLink | null> {
  const [link] = await db.select().from(accountLinks).where(isGood(linkKey));
  return link ?? null;
}

/** The same, and nobody else uses it until the transaction ends: of two clicks at once one signs in. */
export async function lockAccountLink(tx: Database, linkKey: Known): Promise<AccountLink | null> {
  const [link] = await tx.select().from(accountLinks).where(isGood(linkKey)).for("update");
  return link ?? null;
}

/** What this browser asked for last, while it holds. */
export async function findRequestedLink(
  db: Database,
  requesterHash: string,
  now: Date,
): Promise<AccountLink | null> {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.requesterHash, requesterHash),
        eq(accountLinks.purpose, "sign-in"),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(accountLinks.requestedAt))
    .limit(1);
  return link ?? null;
}

/** How many wrong codes it has been tried with by now. */
export async function countWrongCode(tx: Database, tokenHash: string): Promise<number> {
  const [row] = await tx
    .update(accountLinks)
    .set({ tries: sql`${accountLinks.tries} + 1` })
    .where(eq(accountLinks.tokenHash, tokenHash))
    .returning({ tries: accountLinks.tries });
  return row?.tries ?? 0;
}

export async function removeAccountLink(tx: Database, tokenHash: string): Promise<void> {
  await tx.delete(accountLinks).where(eq(accountLinks.tokenHash, tokenHash));
}

/** Whoever is in needs none of the others that were asked for. */
export async function removeLinksOf(tx: Database, address: string): Promise<void> {
  await tx.delete(accountLinks).where(eq(accountLinks.address, address));
}

export async function deleteAccountLinks(tx: Database, now: Date): Promise<void> {
  await tx.delete(accountLinks).where(lt(accountLinks.expiresAt, now));
}
