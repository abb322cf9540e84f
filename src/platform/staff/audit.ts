import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { Database } from "#platform/db/database.ts";
import { auditActions, sameVisitMinutes } from "./audit-actions.ts";
import { hasReadSince, insertAudit, type NewAudit } from "./audit-log.ts";

const msPerMinute = 60_000;

/** Records what staff do; reading the same again within moments is recorded once. */
export async function noteAudit(
  tx: Database,
  staffUser: StaffUser,
  entry: NewAudit,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - sameVisitMinutes * msPerMinute);
  const isLook = auditActions[entry.action].kind === "lookUp";
  if (isLook && (await hasReadSince(tx, staffUser, entry, since))) return;
  await insertAudit(tx, staffUser, entry, now);
}

type SignInAttempt = {
  user: Pick<StaffUser, "id" | "name" | "username"> | null;
  isRight: boolean;
  note?: string | undefined;
};

/** Of an account that there is none of, only that somebody tried. */
export async function recordSignIn(
  db: Database,
  { user, isRight, note }: SignInAttempt,
  now: Date,
): Promise<void> {
  const who = user ?? { id: "", name: "Okänd", username: "okänt konto" };
  const action = user && isRight ? "signIn.done" : "signIn.refused";
  await insertAudit(db, who, { action, subject: who.username, note }, now);
}
