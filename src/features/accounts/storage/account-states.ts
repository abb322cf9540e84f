import { eq, lt } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { type AccountState, emptyAccount } from "../rules/merge-account.ts";
import { accountStates } from "./accounts.table.ts";

/** Whoever signs in has an account from then on. */
export async function recordSignIn(tx: Database, address: string, at: Date): Promise<void> {
  await tx
    .insert(accountStates)
    .values({ address, state: emptyAccount, changedAt: at, signedInAt: at })
    .onConflictDoUpdate({ target: accountStates.address, set: { signedInAt: at } });
}

export async function findAccountState(db: Database, address: string): Promise<AccountState> {
  const [row] = await db.select().from(accountStates).where(eq(accountStates.address, address));
  return row?.state ?? emptyAccount;
}

/** Two devices at once are heard one after the other. Null where there is no account. */
export async function changeAccountState(
  tx: Database,
  address: string,
  at: Date,
  change: (state: AccountState) => AccountState,
): Promise<AccountState | null> {
  const [row] = await tx.select().from(accountStates).where(eq(accountStates.address, address)).for("update");
  if (!row) return null;
  const state = change(row.state);
  if (JSON.stringify(state) !== JSON.stringify(row.state))
    await tx.update(accountStates).set({ state, changedAt: at }).where(eq(accountStates.address, address));
  return state;
}

export async function removeAccountState(tx: Database, address: string): Promise<void> {
  await tx.delete(accountStates).where(eq(accountStates.address, address));
}

/** Those whose owner has not signed in since. */
export async function purgeAccountStates(tx: Database, before: Date): Promise<void> {
  await tx.delete(accountStates).where(lt(accountStates.signedInAt, before));
}
