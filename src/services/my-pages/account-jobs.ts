import type { Database } from "#data/database.ts";
import { forgetAccountLinks } from "#data/queries/account-links.ts";
import { forgetAccountStates } from "#data/queries/account-states.ts";
import { signInTerms } from "#domain/my-pages/sign-in-terms.ts";
import type { JobKinds } from "#services/jobs/job-kind.ts";
import { forgetOldSessions } from "./sessions.ts";

/** Once a day: what nobody can use any more, and what belongs to whoever has not signed in for two years. [MYPAGES-5] */
export async function tidyAccounts(tx: Database, now: Date): Promise<void> {
  const lastSignIn = new Date(now);
  lastSignIn.setUTCMonth(lastSignIn.getUTCMonth() - signInTerms.keptMonths);
  await forgetAccountLinks(tx, now);
  await forgetOldSessions(tx, now);
  await forgetAccountStates(tx, lastSignIn);
}

export function accountJobs({ clock }: { clock: () => Date }): JobKinds {
  return {
    "old-accounts": {
      inTransaction: (_job, tx) => tidyAccounts(tx, clock()),
      every: { period: "day", afterMs: 32 * 60_000 },
      pausesS: [60, 600],
    },
  };
}
