import { randomBytes } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { textHash } from "#platform/links/text-hash.ts";
import { staffSecondFactors } from "./idp.table.ts";
import { sealed, unsealed } from "./seal.ts";
import { base32, stepOfCode } from "./totp.ts";

/** As long as SHA-1's own output, as RFC 4226 wants. */
const secretBytes = 20;
const recoveryCodesAtFirst = 10;
const recoveryBytes = 15;

export type SecondFactors = ReturnType<typeof secondFactors>;
type SealingKeys = readonly [Buffer, ...Buffer[]];

/** Apart from the password, and once each: every code is good for one sign-in, at whichever node it comes. */
export function secondFactors(db: Database, keys: SealingKeys, clock: () => Date) {
  const own = (userId: string) => eq(staffSecondFactors.userId, userId);

  async function hasOne(userId: string): Promise<boolean> {
    const firstRow = await db
      .select({ id: staffSecondFactors.userId })
      .from(staffSecondFactors)
      .where(own(userId));
    return firstRow.length > 0;
  }

  /** Whether it is right, and no code of this half minute or a later one was used. */
  async function consumeCode(userId: string, code: string): Promise<boolean> {
    const [row] = await db.select().from(staffSecondFactors).where(own(userId));
    const secret = row && unsealed(row.secret, keys, userId);
    const step = secret ? stepOfCode(secret, code, clock()) : null;
    if (!secret || step === null) return false;
    const used = await db
      .update(staffSecondFactors)
      // Sealed anew: after a change of keys the old one is no longer needed.
      .set({ lastStep: step, secret: sealed(secret, keys, userId) })
      .where(and(own(userId), lt(staffSecondFactors.lastStep, step)))
      .returning({ id: staffSecondFactors.userId });
    return used.length > 0;
  }

  async function consumeRecoveryCode(userId: string, code: string): Promise<boolean> {
    const hash = recoveryHash(code);
    const used = await db
      .update(staffSecondFactors)
      .set({ recoveryCodes: sql`array_remove(${staffSecondFactors.recoveryCodes}, ${hash}::text)` })
      .where(and(own(userId), sql`${hash}::text = any(${staffSecondFactors.recoveryCodes})`))
      .returning({ id: staffSecondFactors.userId });
    return used.length > 0;
  }

  /** For the pages between the first and the right code: what is on its way, sealed. */
  const begin = (userId: string) => sealed(randomBytes(secretBytes), keys, userId);
  const secretOf = (sealedSecret: string, userId: string) => unsealed(sealedSecret, keys, userId);

  /** The codes to be written down, shown once; null where the code is wrong, or somebody was first. */
  async function enrol(userId: string, sealedSecret: string, code: string): Promise<string[] | null> {
    const secret = secretOf(sealedSecret, userId);
    const step = secret ? stepOfCode(secret, code, clock()) : null;
    if (!secret || step === null) return null;
    const codes = Array.from({ length: recoveryCodesAtFirst }, () => aRecoveryCode());
    const firstRow = await db
      .insert(staffSecondFactors)
      .values({
        userId,
        secret: sealed(secret, keys, userId),
        lastStep: step,
        recoveryCodes: codes.map(recoveryHash),
        enrolledAt: clock(),
      })
      .onConflictDoNothing()
      .returning({ id: staffSecondFactors.userId });
    return firstRow.length > 0 ? codes : null;
  }

  return { hasOne, consumeCode, consumeRecoveryCode, begin, secretOf, enrol };
}

/** "MZXW-6YTB-OIQQ-AAAA-MZXW-6YTB": 120 bits, which no hash has to be slow for. */
const aRecoveryCode = () => (base32(randomBytes(recoveryBytes)).match(/.{4}/g) ?? []).join("-");
const recoveryHash = (code: string) => textHash(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ""));

/** Whether there was one: at the next sign-in a new one is asked for. */
export async function removeSecondFactor(db: Database, userId: string): Promise<boolean> {
  const removed = await db
    .delete(staffSecondFactors)
    .where(eq(staffSecondFactors.userId, userId))
    .returning({ id: staffSecondFactors.userId });
  return removed.length > 0;
}
