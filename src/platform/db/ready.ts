import { setTimeout as sleep } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";

type Executor = { execute: (query: SQL) => PromiseLike<unknown> };

/** Whether the database answers, soon. A server that hangs is as unready as one that is gone. */
export async function isReachable(db: Executor, timeoutMs = 1_900): Promise<boolean> {
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
