import { daysAfter } from "#core/dates/days-after.ts";
import { stockholmDay } from "#core/dates/stockholm-day.ts";
import type { Database } from "#platform/db/database.ts";
import { forgetOldBuckets } from "#platform/http/rate-buckets.ts";
import { erasedFrom, inactiveDays } from "../rules/case-retention.ts";
import { caseStateNames, stateAfter } from "../rules/case-states.ts";
import {
  eraseCases,
  findClosedCases,
  findInactiveCases,
  purgeSubmissions,
} from "../storage/case-retention.ts";
import { changeCase, lockCase } from "../storage/cases.ts";

/** Some at a time, so that nobody waits long behind one transaction. */
const atOnce = 200;

export type PurgeResult = { closed: number; erased: number; files: string[] };

/**
 * Once a day: closes what we have answered and nobody has written in, takes the person out of what has been closed for
 * as long as the privacy policy says, and forgets the keys of old posts. The files have to go from their store.
 */
export async function purgeCases(db: Database, now: Date): Promise<PurgeResult> {
  await purgeSubmissions(db, daysAfter(now, -1));
  await forgetOldBuckets(db, daysAfter(now, -1));
  const closed = await closeQuiet(db, now);
  const due = (await findClosedCases(db, now, 50 * atOnce)).filter(
    ({ kind, closedAt }) => erasedFrom(kind, closedAt) <= stockholmDay(now),
  );
  const files: string[] = [];
  for (let from = 0; from < due.length; from += atOnce) {
    const ids = due.slice(from, from + atOnce).map(({ id }) => id);
    files.push(...(await db.transaction((tx) => eraseCases(tx, ids, now))));
  }
  return { closed, erased: due.length, files };
}

async function closeQuiet(db: Database, now: Date): Promise<number> {
  const states = caseStateNames.filter((state) => stateAfter(state, "closed", "clock") !== null);
  const quiet = await findInactiveCases(db, states, daysAfter(now, -inactiveDays), 50 * atOnce);
  for (const number of quiet)
    await db.transaction(async (tx) => {
      const row = await lockCase(tx, number);
      const state = row && stateAfter(row.state, "closed", "clock");
      if (!row || !state) return;
      const line = { event: "closed", by: "clock", at: now, message: null } as const;
      await changeCase(tx, row.id, line, { state, answerBy: null });
    });
  return quiet.length;
}
