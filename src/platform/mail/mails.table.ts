import { sql } from "drizzle-orm";
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { oneOf } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import type { MailBlock } from "./email.ts";

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });
const mailStates = ["waiting", "sent", "dead", "held"] as const;

/**
 * The outbox: an e-mail is written in the transaction of what it tells of, and sent by a job of its own. The id is the
 * Message-ID too, so that an e-mail that went out twice is known to be one.
 */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey().default(sql`gen_random_uuid()`),
    /** What the e-mail is about, `receipt:case:482971K`: the same key is the same e-mail, written once. */
    messageKey: text("message_key").notNull().unique("mails_message_key"),
    kind: text("kind").notNull(),
    /** In lower case: addresses are counted, and nobody's differ by that. */
    toAddress: text("to_address").notNull(),
    /** What lies behind the address, and which bound the e-mail counts toward; null where an older node wrote it. */
    mailbox: text("mailbox"),
    bound: text("bound"),
    fromName: text("from_name"),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    preheader: text("preheader").notNull(),
    blocks: jsonb("blocks").$type<readonly MailBlock[]>().notNull(),
    /** Why the reader got it. */
    reason: text("reason").notNull(),
    /** What the reader can leave with one click; null for what belongs to a task of theirs. */
    topic: text("topic"),
    state: text("state", { enum: mailStates }).notNull().default("waiting"),
    /** Why it was held, or what the receiving server said. */
    problem: text("problem"),
    createdAt: moment("created_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
  },
  (t) => [
    index("mails_to").on(t.toAddress, t.createdAt),
    index("mails_mailbox").on(sql`coalesce(${t.mailbox}, ${t.toAddress})`, t.createdAt),
    index("mails_created_at").on(t.createdAt),
    check("mails_state", oneOf(t.state, mailStates)),
    check("mails_sent_at", sql`(${t.sentAt} is not null) = (${t.state} = 'sent')`),
  ],
);

export const mailAttachments = pgTable(
  "mail_attachments",
  {
    mailId: uuid("mail_id")
      .notNull()
      .references(() => mails.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    content: bytea("content").notNull(),
  },
  (t) => [primaryKey({ columns: [t.mailId, t.position] })],
);

/** What we know about an address: that its owner has answered for it, or that nobody lives there. */
export const mailAddresses = pgTable("mail_addresses", {
  address: text("address").primaryKey(),
  confirmedAt: moment("confirmed_at"),
  bouncedAt: moment("bounced_at"),
  /** What the receiving server said. */
  bounce: text("bounce"),
});

/** Who has left which topic. */
export const mailOptOuts = pgTable(
  "mail_opt_outs",
  {
    address: text("address").notNull(),
    topic: text("topic").notNull(),
    leftAt: moment("left_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.address, t.topic] })],
);
