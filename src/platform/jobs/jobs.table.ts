import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { oneOf } from "#platform/db/checks.ts";
import { moment } from "#platform/db/moment-column.ts";

const jobStates = ["waiting", "done", "dead"] as const;

/** What happens by the clock or after a commit; the README says how a row lives. */
export const jobs = pgTable(
  "jobs",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").notNull(),
    /** The same key twice is one job, also after it is done: `mail:<id>`, `sold-files:2026-11-16T19`. */
    key: text("key").notNull().unique("jobs_key"),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull().default({}),
    /** When it is due; while somebody runs it, the end of the lease. */
    runAt: moment("run_at").notNull().defaultNow(),
    /** Counted when it is claimed. It is the fence too: whoever has lost the lease cannot finish. */
    attempts: smallint("attempts").notNull().default(0),
    state: text("state", { enum: jobStates }).notNull().default("waiting"),
    lastError: text("last_error"),
    /** Set while somebody runs it. */
    claimedAt: moment("claimed_at"),
    finishedAt: moment("finished_at"),
  },
  (t) => [
    index("jobs_due").on(t.runAt, t.id).where(sql`state = 'waiting'`),
    index("jobs_finished").on(t.finishedAt).where(sql`state <> 'waiting'`),
    check("jobs_state", oneOf(t.state, jobStates)),
    check("jobs_finished_at", sql`(${t.finishedAt} is null) = (${t.state} = 'waiting')`),
  ],
);
