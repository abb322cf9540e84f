import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { jobs } from "#platform/jobs/jobs.table.ts";
import { type HeldReason, mailRetentionDays } from "./email.ts";
import { mailAddresses, mailAttachments, mailOptOuts, mails } from "./mails.table.ts";
import { addressKey, type MailRow } from "./mails.ts";

export type AttachmentRow = Omit<typeof mailAttachments.$inferSelect, "mailId">;
export type StoredMail = MailRow & { attachments: AttachmentRow[] };

export async function findMail(db: Database, id: string): Promise<StoredMail | null> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  if (!mail) return null;
  const { position, name, type, content } = mailAttachments;
  const attachments = await db
    .select({ position, name, type, content })
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, id))
    .orderBy(asc(position));
  return { ...mail, attachments };
}

/** What has become true since the e-mail was written. */
export async function reasonToHoldNow(
  db: Database,
  { toAddress, topic }: Pick<MailRow, "toAddress" | "topic">,
): Promise<HeldReason | null> {
  const { rows } = await db.execute<{ bounced: boolean; left: boolean }>(sql`
    select exists (select from ${mailAddresses} where address = ${toAddress} and bounced_at is not null) as bounced,
      exists (select from ${mailOptOuts} where address = ${toAddress} and topic = ${topic}) as left`);
  return rows[0]?.bounced ? "bounced" : rows[0]?.left ? "left" : null;
}

const isWaiting = (id: string) => and(eq(mails.id, id), eq(mails.state, "waiting"));

export async function markSent(db: Database, id: string): Promise<void> {
  await db.update(mails).set({ state: "sent", sentAt: sql`now()`, problem: null }).where(isWaiting(id));
}

export async function markHeld(db: Database, id: string, reason: HeldReason): Promise<void> {
  await db.update(mails).set({ state: "held", problem: reason }).where(isWaiting(id));
}

export async function markDead(db: Database, id: string, problem: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: "dead", problem: problem.slice(0, 2_000) })
    .where(isWaiting(id));
}

/** Nobody has the address: it gets nothing more. */
export async function recordBounce(db: Database, address: string, bounce: string): Promise<void> {
  const bounced = { bouncedAt: sql`now()`, bounce: bounce.slice(0, 500) };
  await db
    .insert(mailAddresses)
    .values({ address: addressKey(address), ...bounced })
    .onConflictDoUpdate({ target: mailAddresses.address, set: bounced });
}

/** The e-mails of jobs that begin anew; whoever says so says too that their addresses are right after all. */
export async function reviveMails(tx: Database, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  const revived = await tx
    .update(mails)
    .set({ state: "waiting", problem: null })
    .where(
      and(
        eq(mails.state, "dead"),
        inArray(
          mails.id,
          tx
            .select({ id: sql<string>`(${jobs.payload} ->> 'id')::uuid` })
            .from(jobs)
            .where(inArray(jobs.id, [...jobIds])),
        ),
      ),
    )
    .returning({ address: mails.toAddress });
  const addresses = revived.map(({ address }) => address);
  if (addresses.length > 0) {
    await tx
      .update(mailAddresses)
      .set({ bouncedAt: null, bounce: null })
      .where(inArray(mailAddresses.address, addresses));
  }
}

const { usually, ...sooner } = mailRetentionDays;
const retentionDays = sql`case ${mails.kind} ${sql.join(
  Object.entries(sooner).map(([kind, days]) => sql`when ${kind} then ${days}::int`),
  sql` `,
)} else ${usually}::int end`;

/** E-mails are about people: after 90 days nothing of them is left here, of some after less. Returns their ids. */
export async function purgeMails(db: Database): Promise<string[]> {
  const gone = await db
    .delete(mails)
    .where(
      and(
        ne(mails.state, "waiting"),
        sql`${mails.createdAt} < now() - make_interval(days => ${retentionDays})`,
      ),
    )
    .returning({ id: mails.id });
  return gone.map(({ id }) => id);
}

/** E-mails that are written and not sent, and the age of the oldest. Their jobs lead to them: of those few wait. */
export async function countWaitingMails(db: Database): Promise<{ waiting: number; oldestSeconds: number }> {
  const { rows } = await db.execute<{ waiting: number; oldestSeconds: number }>(sql`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(${mails.createdAt})), 0)::float8 as "oldestSeconds"
    from ${jobs} join ${mails} on ${mails.id} = (${jobs.payload} ->> 'id')::uuid
    where ${jobs.kind} = 'mail' and ${jobs.state} = 'waiting' and ${mails.state} = 'waiting'`);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
}

export type ListedMail = Pick<
  MailRow,
  "id" | "toAddress" | "fromName" | "subject" | "preheader" | "state" | "problem" | "createdAt"
> & { attachments: number };

/** The newest first; only those to addresses that have `address` in them. */
export function findMails(
  db: Database,
  { address, limit, offset }: { address: string; limit: number; offset: number },
): Promise<ListedMail[]> {
  const { id, toAddress, fromName, subject, preheader, state, problem, createdAt } = mails;
  return db
    .select({
      id,
      toAddress,
      fromName,
      subject,
      preheader,
      state,
      problem,
      createdAt,
      attachments: sql<number>`(select count(*)::int from ${mailAttachments} where mail_id = ${mails}.id)`,
    })
    .from(mails)
    .where(address === "" ? undefined : sql`position(${addressKey(address)} in ${toAddress}) > 0`)
    .orderBy(desc(createdAt), asc(id))
    .limit(limit)
    .offset(offset);
}

/** Those that reach nobody as things are: given up, or held back. The newest first. */
export function findStuckMails(db: Database, limit: number) {
  const { id, kind, toAddress, subject, state, problem, createdAt } = mails;
  return db
    .select({ id, kind, toAddress, subject, state, problem, createdAt })
    .from(mails)
    .where(inArray(state, ["dead", "held"]))
    .orderBy(desc(createdAt), asc(id))
    .limit(limit);
}
