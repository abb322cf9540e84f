import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import type { Database } from "#platform/db/database.ts";
import { stockChanges } from "#platform/db/stock-changes.table.ts";
import { countJobs, findOldestDue, type JobCount } from "#platform/jobs/job-runs.ts";
import { countWaitingMails } from "#platform/mail/outbox.ts";
import type { MetricRow, Sample } from "./metrics.ts";

/** A scrape waits no longer for it, and several readers of one moment share an answer. */
const timeLimitMs = 3_000;
const sharedForMs = 1_000;

type Figures = {
  jobs: readonly JobCount[];
  oldestDue: readonly { kind: string; seconds: number }[];
  mails: { waiting: number; oldestSeconds: number };
  skewSeconds: number;
  stockChangedAt: number;
};

type Asked = {
  db: Database;
  isReachable: () => Promise<boolean>;
  clock: () => Date;
  pools: Readonly<Record<string, Pool>>;
};

/** What only the database knows. While it is away these are left out but for `site_db_up`, which is 0. */
export function databaseMetrics({ db, isReachable, clock, pools }: Asked): readonly MetricRow[] {
  const figures = shared(async (): Promise<Figures | null> => {
    if (!(await isReachable())) return null;
    const late = sleep(timeLimitMs, null, { ref: false });
    return Promise.race([readFigures(db, clock), late]);
  });
  const known = (read: (figures: Figures) => number | Sample[]) => async () => {
    const found = await figures();
    return found && read(found);
  };
  return [
    {
      name: "site_db_up",
      help: "1 when the database answers",
      kind: "gauge",
      read: async () => Number(await isReachable()),
    },
    {
      name: "site_db_connections",
      help: "Connections of the pools",
      kind: "gauge",
      labels: ["pool", "state"],
      read: () =>
        Object.entries(pools).flatMap(([pool, { totalCount, idleCount }]) => [
          { labels: { pool, state: "used" }, value: totalCount - idleCount },
          { labels: { pool, state: "idle" }, value: idleCount },
        ]),
    },
    {
      name: "site_db_connections_max",
      help: "Connections that a pool may have",
      kind: "gauge",
      labels: ["pool"],
      read: () =>
        Object.entries(pools).map(([pool, { options }]) => ({ labels: { pool }, value: options.max })),
    },
    {
      name: "site_db_waiting",
      help: "Queries that wait for a connection",
      kind: "gauge",
      labels: ["pool"],
      read: () =>
        Object.entries(pools).map(([pool, { waitingCount }]) => ({ labels: { pool }, value: waitingCount })),
    },
    {
      name: "site_jobs",
      help: "Jobs in the database; late: should have begun a minute ago",
      kind: "gauge",
      labels: ["kind", "state"],
      read: known(({ jobs }) =>
        jobs.flatMap(({ kind, waiting, running, late, dead }) =>
          Object.entries({ waiting, running, late, given_up: dead }).map(([state, value]) => ({
            labels: { kind, state },
            value,
          })),
        ),
      ),
    },
    {
      name: "site_jobs_oldest_due_seconds",
      help: "For how long the oldest job of a kind has been due",
      kind: "gauge",
      labels: ["kind"],
      read: known(({ oldestDue }) =>
        oldestDue.map(({ kind, seconds }) => ({ labels: { kind }, value: seconds })),
      ),
    },
    {
      name: "site_mails_waiting",
      help: "Letters that are written and not sent",
      kind: "gauge",
      read: known(({ mails }) => mails.waiting),
    },
    {
      name: "site_mails_oldest_waiting_seconds",
      help: "Age of the oldest letter that is not sent; 0 when none waits",
      kind: "gauge",
      read: known(({ mails }) => mails.oldestSeconds),
    },
    {
      name: "site_clock_skew_seconds",
      help: "By how much the clock of this node is ahead of the database's",
      kind: "gauge",
      read: known(({ skewSeconds }) => skewSeconds),
    },
    {
      name: "site_stock_changed_timestamp_seconds",
      help: "When a car, a store or an advert was last written; changes are remembered for two days",
      kind: "gauge",
      read: known(({ stockChangedAt }) => stockChangedAt),
    },
  ];
}

async function readFigures(db: Database, clock: () => Date): Promise<Figures> {
  // One after the other: they are no reason to take more than one connection.
  return {
    skewSeconds: await readSkew(db, clock),
    jobs: await countJobs(db),
    oldestDue: await findOldestDue(db),
    mails: await countWaitingMails(db),
    stockChangedAt: await readStockChange(db),
  };
}

/** The database's clock was read somewhere between the two readings of ours. */
async function readSkew(db: Database, clock: () => Date): Promise<number> {
  const before = clock().getTime();
  const { rows } = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 as now`,
  );
  const after = clock().getTime();
  const now = (rows[0]?.now ?? 0) * 1_000;
  return now < before ? (before - now) / 1_000 : now > after ? (after - now) / 1_000 : 0;
}

async function readStockChange(db: Database): Promise<number> {
  const { rows } = await db.execute<{ at: number }>(sql`
    select extract(epoch from coalesce(
      (select ${stockChanges.at} from ${stockChanges} order by ${stockChanges.transaction} desc limit 1),
      now() - interval '2 days'))::float8 as at`);
  return rows[0]?.at ?? 0;
}

function shared<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; answer: Promise<Result> } | null = null;
  return () => {
    if (last === null || performance.now() - last.at > sharedForMs)
      last = { at: performance.now(), answer: read() };
    return last.answer;
  };
}
