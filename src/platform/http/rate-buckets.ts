import { lt, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { textHash } from "#platform/links/text-hash.ts";
import { rateBuckets } from "./rate-buckets.table.ts";

export type Bucket = { burst: number; perSecond: number };

/**
 * Takes one token from the bucket that all processes share. Who is refused writes nothing: an attacker costs a lookup, not
 * a row. The key may be somebody's address, so what is stored is its hash.
 */
export async function consumeToken(
  db: Database,
  key: string,
  { burst, perSecond }: Bucket,
): Promise<boolean> {
  const filled = sql`least(${burst}::real, b.tokens + extract(epoch from clock_timestamp() - b.at)::real * ${perSecond}::real)`;
  const { rowCount } = await db.execute(sql`
    insert into ${rateBuckets} as b (key, tokens, at) values (${textHash(key)}, ${burst}::real - 1, clock_timestamp())
    on conflict (key) do update set tokens = ${filled} - 1, at = clock_timestamp() where ${filled} >= 1`);
  return (rowCount ?? 0) > 0;
}

/** Buckets that have long been full again. */
export async function forgetOldBuckets(db: Database, before: Date): Promise<void> {
  await db.delete(rateBuckets).where(lt(rateBuckets.at, before));
}
