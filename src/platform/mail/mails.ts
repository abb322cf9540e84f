import { and, eq, sql } from "drizzle-orm";
import { mailboxOf } from "#core/person/mailbox.ts";
import type { Database } from "#platform/db/database.ts";
import { dailyBounds, type Email, type HeldReason, type MailBound } from "./email.ts";
import { mailAddresses, mailAttachments, mailOptOuts, mails } from "./mails.table.ts";
import { reasonToHold } from "./may-send.ts";

export type MailRow = typeof mails.$inferSelect;
export type SavedMail = { id: string; held: HeldReason | null };

/** Addresses are told apart without regard to case: nobody's differ by that, and a limit must not be got round by it. */
export const addressKey = (address: string) => address.trim().toLowerCase();

/**
 * Writes an e-mail down, held where it may not be sent. Null when its key is known already. E-mails to one address are
 * written one after the other, in whatever process, so that their number is true.
 */
export async function writeMail(tx: Database, email: Email): Promise<SavedMail | null> {
  const to = addressKey(email.to);
  const { isToOurselves = false, bound = "usual" } = email;
  const mailbox = mailboxOf(to);
  // Our own mailbox gets an e-mail for every case: nobody waits there for the others, and nobody counts them.
  if (!isToOurselves) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 12))`);
  const topic = email.unsubscribe ?? null;
  const history = await knownOf(tx, { address: to, mailbox, bound, topic, isToOurselves });
  const held = reasonToHold({ isToOurselves, bound, ...history });
  const content = isToOurselves || history.isConfirmed ? email : { ...email, ...email.toStranger };
  const [written] = await tx
    .insert(mails)
    .values({
      messageKey: email.messageKey,
      kind: email.kind,
      toAddress: to,
      mailbox,
      bound,
      fromName: email.fromName ?? null,
      replyTo: email.replyTo ?? null,
      subject: content.subject,
      preheader: content.preheader,
      blocks: content.blocks,
      reason: email.reason,
      topic,
      state: held === null ? "waiting" : "held",
      problem: held,
    })
    .onConflictDoNothing({ target: mails.messageKey })
    .returning({ id: mails.id });
  if (!written) return null;
  const attached = (content.attachments ?? []).map(({ name, type, content }, position) => ({
    mailId: written.id,
    position,
    name,
    type,
    content: Buffer.from(content),
  }));
  if (attached.length > 0) await tx.insert(mailAttachments).values(attached);
  return { id: written.id, held };
}

type Whom = {
  address: string;
  mailbox: string;
  bound: MailBound;
  topic: string | null;
  isToOurselves: boolean;
};

async function knownOf(tx: Database, { address, mailbox, bound, topic, isToOurselves }: Whom) {
  const counted = isToOurselves ? 0 : dailyBounds[bound].proven;
  const { rows } = await tx.execute<{
    isConfirmed: boolean;
    hasBounced: boolean;
    hasLeft: boolean;
    lately: number;
  }>(sql`
    select coalesce(bool_or(confirmed_at is not null), false) as "isConfirmed",
      coalesce(bool_or(bounced_at is not null), false) as "hasBounced",
      exists (select from ${mailOptOuts} where address = ${address} and topic = ${topic}) as "hasLeft",
      (select count(*)::int from (select from ${mails} where coalesce(mailbox, to_address) = ${mailbox}
        and coalesce(bound, 'usual') = ${bound} and state <> 'held' and created_at > now() - interval '24 hours' limit ${counted}) as counted) as lately
    from ${mailAddresses} where address = ${address}`);
  return rows[0] ?? { isConfirmed: false, hasBounced: false, hasLeft: false, lately: 0 };
}

/** Its owner has answered for the address: by a link in an e-mail of ours. */
export async function confirmAddress(tx: Database, address: string): Promise<void> {
  await tx
    .insert(mailAddresses)
    .values({ address: addressKey(address), confirmedAt: sql`now()` })
    .onConflictDoUpdate({
      target: mailAddresses.address,
      set: { confirmedAt: sql`coalesce(${mailAddresses.confirmedAt}, now())`, bouncedAt: null, bounce: null },
    });
}

export async function leaveTopic(tx: Database, address: string, topic: string): Promise<void> {
  await tx
    .insert(mailOptOuts)
    .values({ address: addressKey(address), topic })
    .onConflictDoNothing();
}

/** Whoever signs up again wants it again. */
export async function joinTopic(tx: Database, address: string, topic: string): Promise<void> {
  await tx
    .delete(mailOptOuts)
    .where(and(eq(mailOptOuts.address, addressKey(address)), eq(mailOptOuts.topic, topic)));
}
