import type { PoolConfig } from "pg";

type Limits = Pick<
  PoolConfig,
  | "connectionTimeoutMillis"
  | "query_timeout"
  | "statement_timeout"
  | "lock_timeout"
  | "idle_in_transaction_session_timeout"
>;
export type TimeLimits = Record<"serving" | "background" | "probe", Limits>;

const second = 1_000;
const minute = 60 * second;

/** What a probe may take in all is two seconds, connecting included. */
const probe: Limits = { connectionTimeoutMillis: 1.5 * second, query_timeout: 1.5 * second };

/**
 * How long anything may wait for the database. The server ends what takes too long; `query_timeout` is our own clock,
 * a little later, for a server that no longer does anything at all. The whole stock is read in parts, each of which
 * has the time of one question.
 */
export const timeLimits: Record<"server" | "embedded", TimeLimits> = {
  server: {
    serving: {
      connectionTimeoutMillis: 5 * second,
      lock_timeout: 3 * second,
      statement_timeout: 10 * second,
      query_timeout: 12 * second,
      idle_in_transaction_session_timeout: 30 * second,
    },
    background: {
      connectionTimeoutMillis: 5 * second,
      statement_timeout: 15 * minute,
      query_timeout: 16 * minute,
      idle_in_transaction_session_timeout: 15 * minute,
    },
    probe,
  },
  // In its one session everybody waits for everybody, and it has no clock of its own: only ours counts.
  embedded: {
    serving: { connectionTimeoutMillis: 30 * second, query_timeout: minute },
    background: { connectionTimeoutMillis: minute, query_timeout: 16 * minute },
    probe,
  },
};
