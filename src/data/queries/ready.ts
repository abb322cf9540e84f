import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";

/** Whether the database answers, soon. A server that hangs is as unready as one that is gone. [DATA-27] */
export async function isReachable(db: Database, timeoutMs = 2_000): Promise<boolean> {
  const giveUp = new AbortController();
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const late = sleep(timeoutMs, false, { signal: giveUp.signal }).catch(() => false);
  const isAnswered = await Promise.race([answered, late]);
  giveUp.abort();
  return isAnswered;
}
