import { findStockedAdverts } from "#features/catalogue/storage/catalog-stock.ts";
import { savedSearchTerms } from "#features/saved-searches/rules/saved-search-terms.ts";
import { searchSummary } from "#features/saved-searches/service/saved-search-context.ts";
import type { Database } from "#platform/db/database.ts";
import type { JobKinds } from "#platform/jobs/job-kind.ts";
import { addJob } from "#platform/jobs/jobs.ts";
import { findMatchesToNotify, lockPurchaseAlerts, markMatchesNotified } from "../storage/purchase-alerts.ts";
import { matchPurchaseAlerts } from "./match-purchase-alerts.ts";
import type { PurchaseAlertContext } from "./purchase-alert-context.ts";
import { purchaseAlertEmail } from "./purchase-alert-email.ts";

/** A bad hour of the database is over after these. */
const pausesS = [10, 60, 300, 900, 3_600];
const gapMs = savedSearchTerms.gapMinutes * 60_000;

/** What purchase alerts do after a change of the market, and by the clock where a job was given up. */
export function purchaseAlertJobs(context: PurchaseAlertContext): JobKinds {
  return {
    "match-trackers": {
      inTransaction: async (job, tx) => {
        await matchPurchaseAlerts(job, tx, context);
        await sendPurchaseAlerts(tx, context);
      },
      every: { period: "hour", afterMs: 90_000 },
      pausesS,
    },
  };
}

/** An e-mail for each purchase alert that has found something, not more than one in a quarter; what came meanwhile is one e-mail. */
async function sendPurchaseAlerts(tx: Database, context: PurchaseAlertContext): Promise<void> {
  await lockPurchaseAlerts(tx);
  const now = context.clock();
  const { due, isMore } = await findMatchesToNotify(tx, new Date(now.getTime() - gapMs));
  for (const { alert, matches } of due) {
    const adverts = await findStockedAdverts(
      tx,
      matches.map(({ advertId }) => advertId),
    );
    const byId = new Map(adverts.map((advert) => [advert.id, advert]));
    const email = purchaseAlertEmail(alert, matches, byId, searchSummary(alert.query, context));
    if (email) await context.addToOutbox(tx, email);
    await markMatchesNotified(tx, alert.id, now);
  }
  if (!isMore) return;
  const later = new Date((Math.floor(now.getTime() / gapMs) + 2) * gapMs);
  await addJob(tx, {
    kind: "match-trackers",
    key: `match-trackers:at:${later.toISOString()}`,
    payload: {},
    runAt: later,
  });
}
