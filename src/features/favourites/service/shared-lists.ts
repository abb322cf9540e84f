import { randomBytes, randomInt } from "node:crypto";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import type { Database } from "#platform/db/database.ts";
import { textHash } from "#platform/links/text-hash.ts";
import { addSharedList, changeSharedList, endSharedList, findSharedList } from "../storage/shared-lists.ts";

export type SharedLists = ReturnType<typeof openSharedLists>;

/** What is easily taken for something else is not among them: the link may be read out on the telephone. */
const characters = "23456789abcdefghjkmnpqrstuvwxyz";
const retentionMs = 365 * 86_400_000;

/** Whoever changed a list before has forgotten it. */
export function untouchedSince(now: Date): Date {
  return new Date(now.getTime() - retentionMs);
}

/** Lists of favourites with a link of their own. No account, and nothing about a person. */
export function openSharedLists({ db, clock }: { db: Database; clock: () => Date }) {
  return {
    /** The secret is told once, to the browser that shares. */
    share: async (plates: LicensePlate[]): Promise<{ key: string; secret: string }> => {
      const key = newKey();
      const secret = randomBytes(24).toString("base64url");
      await addSharedList(db, { key, secretHash: textHash(secret), plates, at: clock() });
      return { key, secret };
    },

    find: (key: string) => findSharedList(db, key),

    /** False where the secret is not that of a list that is shared. */
    change: (key: string, secret: string, plates: LicensePlate[]): Promise<boolean> =>
      changeSharedList(db, { key, secretHash: textHash(secret), plates, at: clock() }),

    /** False as above. */
    end: (key: string, secret: string): Promise<boolean> =>
      endSharedList(db, { key, secretHash: textHash(secret), at: clock() }),
  };
}

/** "k7r2-m9qd-3xwp": 59 bits, which nobody guesses at the pace that we answer. */
function newKey(): string {
  const part = () => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join("");
  return [part(), part(), part()].join("-");
}
