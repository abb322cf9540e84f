import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { proposals, proposalVersions } from "./proposals.table.ts";
import { findProposal, type ProposalDetails } from "./proposals.ts";

/** What was sent to an address, or is being put together for it. */
export async function findProposalsOf(db: Database, address: string): Promise<ProposalDetails[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${proposals} where lower(draft ->> 'email') = ${address.toLowerCase()}
    union select proposal_id from ${proposalVersions} where lower(email) = ${address.toLowerCase()} order by 1`);
  const matchedIds = [];
  for (const { id } of rows) matchedIds.push(await findProposal(db, id));
  return matchedIds.filter((proposal) => proposal !== null);
}

/** Wholly, with every version. Triggers refuse it to whoever does not say so. */
export async function removeProposals(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`select set_config('app.retention', 'on', true)`);
  await tx.delete(proposals).where(inArray(proposals.id, [...ids]));
}

/** Those whose last version ran out before the one day, and drafts that nobody has touched since the other. */
export async function findOldProposals(
  db: Database,
  { ranOutBefore, untouchedSince }: { ranOutBefore: Date; untouchedSince: Date },
): Promise<number[]> {
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .leftJoin(proposalVersions, eq(proposalVersions.proposalId, proposals.id))
    .groupBy(proposals.id, proposals.savedAt)
    .having(
      sql`max(${proposalVersions.validUntil}) < ${ranOutBefore} or (max(${proposalVersions.validUntil}) is null and ${proposals.savedAt} < ${untouchedSince})`,
    );
  return rows.map(({ id }) => id);
}
