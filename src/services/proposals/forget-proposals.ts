import type { Database } from "#data/database.ts";
import { findOldProposals, removeProposals } from "#data/queries/proposal-retention.ts";
import { daysAfter } from "#domain/calendar/days-after.ts";
import { proposalTerms } from "#domain/proposal/proposal-terms.ts";

/** Twelve months after the last version has run out, as the privacy policy says; drafts that were never sent go sooner. [PROPOSE-15] */
export async function forgetProposals(tx: Database, now: Date): Promise<number> {
  const ranOutBefore = new Date(now);
  ranOutBefore.setUTCMonth(ranOutBefore.getUTCMonth() - proposalTerms.keptMonths);
  const old = await findOldProposals(tx, {
    ranOutBefore,
    untouchedSince: daysAfter(now, -proposalTerms.draftKeptDays),
  });
  await removeProposals(tx, old);
  return old.length;
}
