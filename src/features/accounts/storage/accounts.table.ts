import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { oneOf } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";
import type { AccountState } from "../rules/merge-account.ts";
import { linkPurposes } from "../rules/sign-in-terms.ts";

/** Links that were asked for; each is good once and for a quarter of an hour. Secrets are stored as hashes. */
export const accountLinks = pgTable(
  "account_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose", { enum: linkPurposes }).notNull(),
    /** In lower case. */
    address: text("address").notNull(),
    /** Of what the browser that asked has in a cookie: there the link opens without a code. */
    requesterHash: text("asker_hash"),
    /** Shown to whoever asked, typed on another device. */
    code: text("code").notNull(),
    tries: smallint("tries").notNull().default(0),
    requestedAt: moment("asked_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    index("account_links_address").on(t.address),
    index("account_links_asker").on(t.requesterHash),
    index("account_links_expires").on(t.expiresAt),
    check("account_links_purpose", oneOf(t.purpose, linkPurposes)),
  ],
);

/** Devices that are signed in. Who reads the table can sign in nowhere: it has hashes of tokens only. */
export const accountSessions = pgTable(
  "account_sessions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    address: text("address").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /** Given out, and not yet come back: the token before holds until it has. */
    nextHash: text("next_hash").unique(),
    nextAt: moment("next_at"),
    /** Whoever comes with it later than a moment after is not the one who got the new token. */
    previousHash: text("previous_hash"),
    rotatedAt: moment("rotated_at").notNull(),
    /** What a form or a call proves that it comes from our page with. */
    csrf: text("csrf").notNull(),
    /** "Chrome på Windows". */
    device: text("device").notNull(),
    createdAt: moment("created_at").notNull(),
    seenAt: moment("seen_at").notNull(),
  },
  (t) => [
    index("account_sessions_address").on(t.address),
    index("account_sessions_previous").on(t.previousHash).where(sql`${t.previousHash} is not null`),
    index("account_sessions_seen").on(t.seenAt),
  ],
);

/** What an address has saved on its devices, brought together. */
export const accountStates = pgTable(
  "account_states",
  {
    address: text("address").primaryKey(),
    state: jsonb("state").$type<AccountState>().notNull(),
    changedAt: moment("changed_at").notNull(),
    /** The last time that its owner signed in. */
    signedInAt: moment("signed_in_at").notNull(),
  },
  (t) => [index("account_states_signed_in").on(t.signedInAt)],
);
