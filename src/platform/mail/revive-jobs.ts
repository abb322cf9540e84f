import type { Database } from "#platform/db/database.ts";
import { reviveJobs } from "#platform/jobs/job-runs.ts";
import { reviveMails } from "./outbox.ts";

/** Dead jobs once more, and the e-mails that some of them are about. Returns how many. */
export function reviveDead(db: Database, which: number | "all"): Promise<number> {
  return db.transaction(async (tx) => {
    const revived = await reviveJobs(tx, which);
    await reviveMails(
      tx,
      revived.filter(({ kind }) => kind === "mail").map(({ id }) => id),
    );
    return revived.length;
  });
}
