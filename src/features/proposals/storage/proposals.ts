import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { cars } from "#features/cars/storage/cars.table.ts";
import { caseLog, cases } from "#features/cases/storage/cases.table.ts";
import { reservations } from "#features/reservations/storage/reservations.table.ts";
import type { Database } from "#platform/db/database.ts";
import type { ProposalDraft } from "../rules/proposal-draft.ts";
import type { ProposalChoice } from "../rules/proposal-totals.ts";
import { proposals, proposalVersions } from "./proposals.table.ts";

export type ProposalRow = typeof proposals.$inferSelect;
export type VersionRow = typeof proposalVersions.$inferSelect;
/** With all that was sent, the newest first. */
export type ProposalDetails = ProposalRow & { versions: VersionRow[] };

export async function addProposal(
  db: Database,
  wanted: Pick<ProposalRow, "staffId" | "staffName" | "staffEmail" | "draft"> & { now: Date },
): Promise<ProposalRow> {
  const { now, ...rest } = wanted;
  const [row] = await db
    .insert(proposals)
    .values({ ...rest, createdAt: now, savedAt: now })
    .returning();
  if (!row) throw new Error("An insert answers with its row");
  return row;
}

export async function findProposal(db: Database, id: number): Promise<ProposalDetails | null> {
  const [row] = await db.select().from(proposals).where(eq(proposals.id, id));
  return row ? { ...row, versions: await findVersions(db, id) } : null;
}

/** Nobody else changes it until the transaction is over. */
export async function lockProposal(tx: Database, id: number): Promise<ProposalDetails | null> {
  const [row] = await tx.select().from(proposals).where(eq(proposals.id, id)).for("update");
  return row ? { ...row, versions: await findVersions(tx, id) } : null;
}

function findVersions(db: Database, id: number): Promise<VersionRow[]> {
  return db
    .select()
    .from(proposalVersions)
    .where(eq(proposalVersions.proposalId, id))
    .orderBy(desc(proposalVersions.version));
}

/** The newest first; of a member of staff, or of all. */
export async function findProposals(
  db: Database,
  { staffId, limit }: { staffId: string | null; limit: number },
) {
  const newest = db
    .selectDistinctOn([proposalVersions.proposalId], {
      proposalId: proposalVersions.proposalId,
      version: proposalVersions.version,
      sentAt: proposalVersions.sentAt,
      validUntil: proposalVersions.validUntil,
      acceptedAt: proposalVersions.acceptedAt,
      opened: proposalVersions.opened,
    })
    .from(proposalVersions)
    .orderBy(proposalVersions.proposalId, desc(proposalVersions.version))
    .as("newest");
  const rows = await db
    .select({
      proposal: proposals,
      version: newest.version,
      sentAt: newest.sentAt,
      validUntil: newest.validUntil,
      acceptedAt: newest.acceptedAt,
      opened: newest.opened,
    })
    .from(proposals)
    .leftJoin(newest, eq(newest.proposalId, proposals.id))
    .where(staffId === null ? undefined : eq(proposals.staffId, staffId))
    .orderBy(desc(proposals.savedAt), desc(proposals.id))
    .limit(limit);
  return rows;
}
export type ListedProposal = Awaited<ReturnType<typeof findProposals>>[number];

export async function countProposals(db: Database, staffId: string): Promise<{ mine: number; all: number }> {
  const [row] = await db
    .select({
      all: count(),
      mine: sql<number>`(count(*) filter (where ${proposals.staffId} = ${staffId}))::int`,
    })
    .from(proposals);
  return row ?? { mine: 0, all: 0 };
}

/** The draft as it is now, and its next revision. */
export async function saveDraft(tx: Database, id: number, draft: ProposalDraft, now: Date): Promise<number> {
  const [row] = await tx
    .update(proposals)
    .set({ draft, savedAt: now, revision: sql`${proposals.revision} + 1` })
    .where(eq(proposals.id, id))
    .returning({ revision: proposals.revision });
  return row?.revision ?? 0;
}

type NewVersion = Pick<
  VersionRow,
  "proposalId" | "version" | "content" | "hash" | "email" | "sentAt" | "validUntil"
>;

/** A new version: what the customer had moved belongs to the one before, and it is no longer withdrawn. */
export async function addVersion(tx: Database, version: NewVersion): Promise<void> {
  await tx.insert(proposalVersions).values(version);
  await recordChange(tx, version.proposalId, { withdrawnAt: null, choice: null, chosenAt: null });
}

type Moved = Partial<Pick<ProposalRow, "withdrawnAt" | "choice" | "chosenAt" | "seenAt" | "caseNumber">>;

/** Something that the other one shall see at once. */
export async function recordChange(tx: Database, id: number, change: Moved = {}): Promise<void> {
  await tx
    .update(proposals)
    .set({ ...change, moved: sql`${proposals.moved} + 1` })
    .where(eq(proposals.id, id));
}

/** The customer's page is still open: nobody has to ask anew for that. */
export async function recordSeenPage(db: Database, id: number, now: Date): Promise<void> {
  await db.update(proposals).set({ seenAt: now }).where(eq(proposals.id, id));
}

/** The customer has opened a version; whose it is, where that was the first time. */
export async function recordOpened(
  tx: Database,
  { id, version, now }: { id: number; version: number; now: Date },
): Promise<string | null> {
  const [row] = await tx
    .update(proposalVersions)
    .set({ opened: sql`${proposalVersions.opened} + 1` })
    .from(proposals)
    .where(
      and(
        eq(proposalVersions.proposalId, id),
        eq(proposalVersions.version, version),
        eq(proposals.id, proposalVersions.proposalId),
      ),
    )
    .returning({ opened: proposalVersions.opened, staffId: proposals.staffId });
  await recordChange(tx, id, { seenAt: now });
  return row?.opened === 1 ? row.staffId : null;
}

type Acceptance = { id: number; version: number; by: string; choice: ProposalChoice | null; now: Date };

/** Whether it was the first time. */
export async function acceptVersion(
  tx: Database,
  { id, version, by, choice, now }: Acceptance,
): Promise<boolean> {
  const accepted = await tx
    .update(proposalVersions)
    .set({ acceptedAt: now, acceptedBy: by, acceptedChoice: choice })
    .where(
      and(
        eq(proposalVersions.proposalId, id),
        eq(proposalVersions.version, version),
        isNull(proposalVersions.acceptedAt),
      ),
    )
    .returning({ version: proposalVersions.version });
  if (accepted.length > 0) await recordChange(tx, id);
  return accepted.length > 0;
}

/** Offers that customers can accept, with one of these cars among theirs. */
export async function findOffersOn(
  db: Database,
  carIds: readonly number[],
  now: Date,
): Promise<{ id: number; staffId: string; content: string; email: string }[]> {
  if (carIds.length === 0) return [];
  const { rows } = await db.execute<{ id: number; staff_id: string; content: string; email: string }>(sql`
    select p.id, p.staff_id, v.content, v.email
    from ${proposals} p join ${lastVersions} v on v.proposal_id = p.id
    where p.withdrawn_at is null and v.accepted_at is null and v.valid_until > ${now.toISOString()}::timestamptz
      and exists (select from ${offeredCars} join ${cars} c on c.licenseplate = o.licenseplate
        where c.id = any(${sql.param([...carIds])}::int[]))
    order by p.id`);
  return rows.map(({ staff_id, ...row }) => ({ ...row, staffId: staff_id }));
}

const lastVersions = sql`(select distinct on (proposal_id) * from ${proposalVersions} order by proposal_id, version desc)`;
/** The cars of the version `v`. */
const offeredCars = sql`jsonb_to_recordset(v.content::jsonb -> 'cars') as o(licenseplate text)`;

/** How far each has come, with what was said in its case and where its cars stand; those that are gone are left out. */
export async function findChangeMarks(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; moved: string }>(sql`
    select p.id, p.moved || '.' || coalesce((select count(*) from ${caseLog} l
        join ${cases} c on c.id = l.case_id where c.number = p.case_number), 0)
      || '.' || coalesce((select string_agg(c.status || ':' || coalesce(c.price, 0) || ':' || coalesce(h.id, 0), ',' order by c.id)
        from ${lastVersions} v, ${offeredCars} join ${cars} c on c.licenseplate = o.licenseplate
        left join ${reservations} h on h.car_id = c.id and h.released_at is null
        where v.proposal_id = p.id), '') as moved
    from ${proposals} p where p.id = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map(({ id, moved }) => [id, moved]));
}
