import { daysAfter } from "#core/dates/days-after.ts";
import type { Database } from "#platform/db/database.ts";
import { proposalTerms } from "../rules/proposal-terms.ts";
import { findOldProposals, removeProposals } from "../storage/proposal-retention.ts";

/** Twelve months after the last version has run out, as the privacy policy says; drafts that were never sent go sooner. */
export async function purgeProposals(tx: Database, now: Date): Promise<number> {
  const ranOutBefore = new Date(now);
  ranOutBefore.setUTCMonth(ranOutBefore.getUTCMonth() - proposalTerms.retentionMonths);
  const old = await findOldProposals(tx, {
    ranOutBefore,
    untouchedSince: daysAfter(now, -proposalTerms.draftRetentionDays),
  });
  await removeProposals(tx, old);
  return old.length;
}
