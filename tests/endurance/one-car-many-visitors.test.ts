import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#data/database.ts";
import { startEmbedded } from "#data/embedded/start-embedded.ts";
import { migrate } from "#data/migrate.ts";
import { saveSmallStock } from "#tests/a-small-stock.ts";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { startServer } from "#tests/running-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const visitors = 200;
const binaries = findPostgresOrSaySkipped();

/** So many processes on one database, with one car to reserve. */
async function serversOn(databaseUrl: string, processes: number) {
  const database = await openDatabase({ dataDir: "", databaseUrl });
  onTestFinished(database.close);
  await saveSmallStock(database, 2);
  const servers = await Promise.all(
    Array.from({ length: processes }, () =>
      startServer({
        DATABASE_URL: databaseUrl,
        DATA_DIR: temporaryFolder(),
        APP_ENV: "production",
        PUBLIC_ORIGIN: "https://www.example.com",
        SHUTDOWN_GRACE_MS: "0",
      }),
    ),
  );
  onTestFinished(async () => {
    for (const server of servers) await server.stop("SIGKILL");
  });
  return { database, addresses: servers.map(({ address }) => address) };
}

/** All at the same instant, each with a mailbox of its own, in turn to each process. */
function rush(addresses: readonly string[]) {
  return Promise.all(
    Array.from({ length: visitors }, async (_, at) => {
      const answer = await fetch(`${addresses[at % addresses.length]}/reservera-bil/`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: "https://www.example.com" },
        body: new URLSearchParams({
          licenseplate: "mlb001",
          name: `Kim ${at}`,
          email: `kim${at}@example.com`,
          phoneNumber: "070-174 06 12",
          handover: "pickup",
        }),
      });
      const html = await answer.text();
      return { status: answer.status, isClear: html.includes("Någon hann före") };
    }),
  );
}

async function expectOneWinner({ db }: OpenDatabase, addresses: readonly string[]) {
  const answers = await rush(addresses);
  const counted = Object.groupBy(answers, ({ status }) => String(status));
  expect(Object.fromEntries(Object.entries(counted).map(([status, all]) => [status, all?.length]))).toEqual({
    303: 1,
    409: visitors - 1,
  });
  expect(answers.filter(({ status, isClear }) => status === 409 && !isClear)).toEqual([]);
  const { rows } = await db.execute(sql`select
    (select count(*)::int from holds) as holds,
    (select status::int from cars where licenseplate = 'mlb001') as status,
    (select count(*)::int from mails where kind = 'hold-confirmation') as letters,
    (select count(*)::int from jobs where kind = 'hold-expiry') as expiries`);
  expect(rows).toEqual([{ holds: 1, status: 135, letters: 1, expiries: 1 }]);
}

test.skipIf(binaries === null)(
  "[HOLD-2] 200 reserve one car at the same instant, on two processes with one PostgreSQL: one gets it, 199 are told",
  async () => {
    const postgres = await startPostgres(binaries ?? "");
    onTestFinished(postgres.stop);
    const fresh = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
    await migrate(fresh);
    await fresh.close();
    const { database, addresses } = await serversOn(postgres.url, 2);
    await expectOneWinner(database, addresses);
  },
);

test("[HOLD-2] the same on the embedded database, which two processes reach by its socket", async () => {
  const dataDir = await migratedDataDir();
  const embedded = await startEmbedded(dataDir);
  onTestFinished(embedded.close);
  const { database, addresses } = await serversOn(embedded.url, 2);
  await expectOneWinner(database, addresses);
});
