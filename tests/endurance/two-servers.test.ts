import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayPlus, instantAt, stockholmDay } from "#core/dates/stockholm-day.ts";
import { startText } from "#features/bookings/rules/booking-text.ts";
import { freeDays } from "#features/bookings/rules/slots.ts";
import { bookings } from "#features/bookings/storage/bookings.table.ts";
import { cars } from "#features/cars/storage/cars.table.ts";
import { cases } from "#features/cases/storage/cases.table.ts";
import { chainHours, storeHoursOn } from "#features/stores/rules/opening-hours.ts";
import { type OpenDatabase, openDatabase } from "#platform/db/database.ts";
import { startEmbedded } from "#platform/db/embedded/start-embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { saveSmallStock } from "#tests/a-small-stock.ts";
import { aPlate } from "#tests/any-plate.ts";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { driveTimes } from "#tests/drive-times.ts";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { eventsOf } from "#tests/read-events.ts";
import { type RunningServer, startServer } from "#tests/running-server.ts";

const visitors = 200;
const binaries = findPostgresOrSaySkipped();

/** A time that is free whenever the test runs. */
function someStart(): string {
  const now = new Date();
  const noon = instantAt(dayPlus(stockholmDay(now), 3), 12 * 60);
  const [first] = freeDays(now, driveTimes(storeHoursOn(chainHours)), [])
    .flatMap(({ starts }) => starts)
    .filter((start) => start >= noon);
  if (!first) throw new Error("There is no time to book");
  return startText(first);
}

/** What becomes of the same form from all visitors at the same instant, each with a mailbox of its own, in turn to each server. */
async function rush(
  servers: readonly RunningServer[],
  path: string,
  fields: Record<string, string>,
  whenTooLate: string,
) {
  const answers = await Promise.all(
    Array.from({ length: visitors }, async (_, at) => {
      const response = await fetch(`${servers[at % servers.length]?.address}${path}`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: "https://www.example.com" },
        body: new URLSearchParams({
          name: `Kim ${at}`,
          email: `kim${at}@example.com`,
          phoneNumber: "070-174 06 12",
          ...fields,
        }),
      });
      const isTold = response.status === 409 && (await response.text()).includes(whenTooLate);
      return isTold ? "told" : String(response.status);
    }),
  );
  const tally = Object.entries(Object.groupBy(answers, (response) => response));
  return Object.fromEntries(tally.map(([response, all]) => [response, all?.length]));
}

const oneWins = { 303: 1, told: visitors - 1 };

type DatabaseServer = { url: string; stop: () => Promise<void> };

async function embeddedServer(): Promise<DatabaseServer> {
  const dataDir = await migratedDataDir();
  const { url, close } = await startEmbedded(dataDir);
  const stop = async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

async function postgresServer(): Promise<DatabaseServer> {
  const postgres = await startPostgres(binaries ?? "");
  const database = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
  await migrate(database);
  await database.close();
  return postgres;
}

const kinds: { name: string; start: () => Promise<DatabaseServer>; isHere: boolean }[] = [
  { name: "PostgreSQL", start: postgresServer, isHere: binaries !== null },
  { name: "the embedded database, reached by its socket", start: embeddedServer, isHere: true },
];

for (const { name, start, isHere } of kinds) {
  describe.skipIf(!isHere)(`two servers on ${name}`, () => {
    let databaseServer: DatabaseServer;
    let database: OpenDatabase;
    let servers: RunningServer[] = [];
    let lines: ReturnType<typeof eventsOf>[] = [];
    let folders: string[] = [];

    beforeAll(async () => {
      folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), "milstolpen-")));
      databaseServer = await start();
      database = await openDatabase({ dataDir: "", databaseUrl: databaseServer.url });
      await saveSmallStock(database, 3);
      servers = await Promise.all(
        folders.map((DATA_DIR) =>
          startServer({
            DATABASE_URL: databaseServer.url,
            DATA_DIR,
            APP_ENV: "production",
            PUBLIC_ORIGIN: "https://www.example.com",
            SHUTDOWN_GRACE_MS: "0",
          }),
        ),
      );
    });
    afterAll(async () => {
      for (const server of servers) await server.stop("SIGKILL");
      await database?.close();
      await databaseServer?.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });

    test("[LIVE-6] both tell a change", async () => {
      lines = await Promise.all(
        servers.map(async ({ address }) => eventsOf(await fetch(`${address}/live/cars`))),
      );
      const told = Promise.all(lines.map((line) => line.next()));
      await database.db
        .update(cars)
        .set({ status: 135 })
        .where(eq(cars.licenseplate, aPlate("mlb003")));
      const reserved = { event: "message", data: [{ plate: "MLB 003", state: "reserved" }] };
      expect(await told).toMatchObject([reserved, reserved]);
    });

    test("[DRIVE-7] [DRIVE-14] 200 visitors book one time at once: one gets it, 199 are told; the car is sold, and the one is told once", async () => {
      const wanted = { licenseplate: "mlb001", start: someStart() };
      expect(await rush(servers, "/ride/", wanted, "Tiden blev just bokad av någon annan")).toEqual(oneWins);
      const { db } = database;
      expect([await db.$count(bookings), await db.$count(cases), await db.$count(mails)]).toEqual([1, 1, 2]);
      await db
        .update(cars)
        .set({ status: 140 })
        .where(eq(cars.licenseplate, aPlate("mlb001")));
      const sent = async () =>
        (await db.select({ kind: mails.kind }).from(mails)).map(({ kind }) => kind).toSorted();
      await expect.poll(sent).toEqual(["drive-booked", "drive-car-sold", "drive-to-us", "drive-to-us"]);
    });

    test("[HOLD-2] 200 reserve one car at the same instant: one gets it, 199 are told", async () => {
      const wanted = { licenseplate: "mlb002", handover: "pickup", isOfAge: "on" };
      expect(await rush(servers, "/reservera-bil/", wanted, "Bilen är redan reserverad")).toEqual(oneWins);
      const { rows } = await database.db.execute(sql`select
        (select count(*)::int from holds) as holds,
        (select status::int from cars where licenseplate = 'mlb002') as status,
        (select count(*)::int from mails where kind = 'hold-confirmation') as letters,
        (select count(*)::int from jobs where kind = 'hold-expiry') as expiries`);
      expect(rows).toEqual([{ holds: 1, status: 135, letters: 1, expiries: 1 }]);
    });

    test("[LIVE-8] they stop with open lines", async () => {
      expect(lines).toHaveLength(2);
      expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
      // A line that held it up would have been cut in the end.
      for (const server of servers) expect(server.output()).not.toContain("uncleanly");
    });
  });
}
