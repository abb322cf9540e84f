import type { Database } from "#platform/db/database.ts";
import { type JobKinds, twoRetries } from "#platform/jobs/job-kind.ts";
import { signInTerms } from "../rules/sign-in-terms.ts";
import { deleteAccountLinks } from "../storage/account-links.ts";
import { purgeAccountStates } from "../storage/account-states.ts";
import { purgeSessions } from "./sessions.ts";

/** Once a day: what nobody can use any more, and what belongs to whoever has not signed in for two years. */
export async function purgeAccounts(tx: Database, now: Date): Promise<void> {
  const lastSignIn = new Date(now);
  lastSignIn.setUTCMonth(lastSignIn.getUTCMonth() - signInTerms.retentionMonths);
  await deleteAccountLinks(tx, now);
  await purgeSessions(tx, now);
  await purgeAccountStates(tx, lastSignIn);
}

export function accountJobs({ clock }: { clock: () => Date }): JobKinds {
  return {
    "old-accounts": {
      inTransaction: (_job, tx) => purgeAccounts(tx, clock()),
      every: { period: "day", afterMs: 32 * 60_000 },
      pausesS: twoRetries,
    },
  };
}
