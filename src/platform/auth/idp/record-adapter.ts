import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Database } from "#platform/db/database.ts";
import { textHash } from "#platform/links/text-hash.ts";
import { idpRecords } from "./idp.table.ts";

/** Two tabs of one person share a refresh token: the old one is accepted for a moment after it was exchanged. */
const leewayMs = 10_000;
const dayS = 86_400;

/** How many records people who have not signed in may have; the oldest are dropped. */
export const strangerBounds = { ofNetwork: 100, ofAll: 20_000, countedEach: 100 };

/** Storage of the identity provider's records in the database: shared by all nodes, and kept over a restart. */
export function recordAdapter({
  db,
  clock,
  network,
  bounds = strangerBounds,
}: {
  db: Database;
  clock: () => Date;
  /** Whose request it is; empty where none is. */
  network: () => string;
  bounds?: typeof strangerBounds;
}) {
  let strangers = 0;

  async function evictOldest(own: string): Promise<void> {
    await dropOldest(eq(idpRecords.network, own), bounds.ofNetwork);
    // Counting them all costs more than an insert, so it is done now and then.
    if (++strangers % bounds.countedEach === 0) await dropOldest(undefined, bounds.ofAll);
  }

  const dropOldest = (whose: ReturnType<typeof eq> | undefined, limit: number) =>
    db.delete(idpRecords).where(
      inArray(
        idpRecords.key,
        db
          .select({ key: idpRecords.key })
          .from(idpRecords)
          .where(and(isNull(idpRecords.accountId), whose))
          .orderBy(sql`${idpRecords.createdAt} desc`)
          .offset(limit),
      ),
    );

  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${textHash(id)}`;
    /** The record if it has not expired; a refresh token that was used a moment ago counts as unused. */
    function payloadOf(row: typeof idpRecords.$inferSelect | undefined, id: string | undefined) {
      if (row === undefined || row.expiresAt <= clock()) return undefined;
      const { payload, consumedAt } = row;
      const isFresh =
        consumedAt === null ||
        (model === "RefreshToken" && clock().getTime() - consumedAt.getTime() < leewayMs);
      return {
        ...payload,
        ...(id === undefined ? {} : { jti: id }),
        ...(isFresh ? {} : { consumed: Math.floor(consumedAt.getTime() / 1_000) }),
      } as AdapterPayload;
    }
    return {
      upsert: async (id, { jti: _, ...payload }, expiresIn) => {
        const now = clock();
        const { uid = null, grantId = null, accountId = null } = payload;
        const changed = {
          payload,
          uid,
          grantId,
          accountId,
          expiresAt: new Date(now.getTime() + (expiresIn ?? dayS) * 1_000),
        };
        await db
          .insert(idpRecords)
          .values({ key: keyOf(id), network: network(), createdAt: now, ...changed })
          .onConflictDoUpdate({ target: idpRecords.key, set: changed });
        if (accountId === null) await evictOldest(network());
      },
      find: async (id) => {
        const [row] = await db
          .select()
          .from(idpRecords)
          .where(eq(idpRecords.key, keyOf(id)));
        return payloadOf(row, id);
      },
      findByUid: async (uid) => {
        const isOfModel = sql`starts_with(${idpRecords.key}, ${`${model}:`})`;
        const [row] = await db
          .select()
          .from(idpRecords)
          .where(and(eq(idpRecords.uid, uid), isOfModel));
        return payloadOf(row, undefined);
      },
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const unused = and(eq(idpRecords.key, keyOf(id)), isNull(idpRecords.consumedAt));
        await db.update(idpRecords).set({ consumedAt: clock() }).where(unused);
      },
      destroy: async (id) => void (await db.delete(idpRecords).where(eq(idpRecords.key, keyOf(id)))),
      revokeByGrantId: async (grantId) =>
        void (await db.delete(idpRecords).where(eq(idpRecords.grantId, grantId))),
    };
  };
}

/** Until somebody signs out, or is signed out by the operator, there is a refresh token beside each access token. */
export async function isGrantInForce(db: Database, grantId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ key: idpRecords.key })
    .from(idpRecords)
    .where(and(eq(idpRecords.grantId, grantId), gt(idpRecords.expiresAt, now)))
    .limit(1);
  return rows.length > 0;
}

/** Deletes expired records. Reading checks the time by itself. */
export function purgeRecords(db: Database, now: Date) {
  return db.delete(idpRecords).where(lt(idpRecords.expiresAt, now));
}

/** Signs the account out everywhere: sessions, refresh tokens and sign-ins under way. */
export function deleteAccount(db: Database, accountId: string) {
  return db.delete(idpRecords).where(eq(idpRecords.accountId, accountId));
}
