import type { Database } from "#platform/db/database.ts";
import type { JobKinds } from "./job-kind.ts";
import { addJob } from "./jobs.ts";

const lengths = { hour: "2026-11-16T19".length, day: "2026-11-16".length } as const;

/**
 * Adds what is due in this hour or on this day. Every process does, every minute: the period stands in the key, so the
 * second is nothing.
 */
export async function addJobsByTheClock(db: Database, kinds: JobKinds, now: Date): Promise<void> {
  for (const [kind, { every }] of Object.entries(kinds)) {
    if (!every) continue;
    const period = now.toISOString().slice(0, lengths[every.period]);
    const runAt = new Date(now.getTime() + every.afterMs);
    await addJob(db, { kind, key: `${kind}:${period}`, payload: { period }, runAt });
  }
}
