import { sql } from "drizzle-orm";
import { bigint, doublePrecision, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/moment-column.ts";

/**
 * What our own provider has to remember between two requests: sign-ins under way, sessions, codes, refresh tokens, grants. Who
 * reads the table can use none of it: ids are stored as hashes.
 */
export const idpRecords = pgTable(
  "idp_records",
  {
    /** "Session:<hash of its id>". */
    key: text("key").primaryKey(),
    uid: text("uid"),
    grantId: text("grant_id"),
    /** Null while nobody knows who it is: of those there are so many and no more. */
    accountId: text("account_id"),
    /** Whose rows are counted together, where nobody knows who it is. */
    network: text("network").notNull(),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    createdAt: moment("created_at").notNull(),
    consumedAt: moment("consumed_at"),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    index("idp_records_uid").on(t.uid).where(sql`${t.uid} is not null`),
    index("idp_records_grant").on(t.grantId).where(sql`${t.grantId} is not null`),
    index("idp_records_account").on(t.accountId).where(sql`${t.accountId} is not null`),
    index("idp_records_strangers").on(t.createdAt).where(sql`${t.accountId} is null`),
    index("idp_records_network").on(t.network, t.createdAt).where(sql`${t.accountId} is null`),
    index("idp_records_expires").on(t.expiresAt),
  ],
);

/** How often a password or a code was tried, for a user, a network or a browser; the rule is `attempt-limits.ts`. */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    key: text("key").primaryKey(),
    level: doublePrecision("level").notNull(),
    at: moment("at").notNull(),
    freeAt: moment("free_at").notNull(),
  },
  (t) => [index("sign_in_attempts_at").on(t.at)],
);

/** The second factor of a user of our own provider. */
export const staffSecondFactors = pgTable("staff_second_factors", {
  userId: text("user_id").primaryKey(),
  /** Sealed with the provider's keys, which lie in no database. */
  secret: text("secret").notNull(),
  /** The half minute of the last code that was used: neither it nor an earlier one is good again. */
  lastStep: bigint("last_step", { mode: "number" }).notNull(),
  /** Hashes of the codes that are left. */
  recoveryCodes: text("recovery_codes").array().notNull(),
  enrolledAt: moment("enrolled_at").notNull(),
});
