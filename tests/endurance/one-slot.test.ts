import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { bookings } from "#data/schema/bookings.ts";
import { cars } from "#data/schema/cars.ts";
import { cases } from "#data/schema/cases.ts";
import { mails } from "#data/schema/mails.ts";
import { startText } from "#domain/booking/booking-text.ts";
import { freeDays } from "#domain/booking/slots.ts";
import { dayPlus, instantAt, stockholmDay } from "#domain/calendar/stockholm-day.ts";
import { chainHours, storeHoursOn } from "#domain/store/opening-hours.ts";
import { saveSmallStock } from "#tests/a-small-stock.ts";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { driveTimes } from "#tests/drive-times.ts";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { type RunningServer, startServer } from "#tests/running-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const visitors = 200;
const settings = {
  APP_ENV: "production",
  PUBLIC_ORIGIN: "https://www.example.com",
  SHUTDOWN_GRACE_MS: "0",
};

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

/** All at the same instant, spread over the servers. */
async function bookAtOnce(servers: readonly RunningServer[]) {
  const start = someStart();
  const post = async (turn: number) => {
    const answer = await fetch(`${servers[turn % servers.length]?.address}/ride/`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({
        licenseplate: "mlb001",
        start,
        name: `Besökare ${turn}`,
        email: `besokare${turn}@example.com`,
        phoneNumber: "070-174 06 12",
      }),
    });
    const html = await answer.text();
    return answer.status === 409 && html.includes("Tiden blev just bokad av någon annan")
      ? "told"
      : answer.status;
  };
  const answers = await Promise.all(Array.from({ length: visitors }, (_, turn) => post(turn)));
  const tally: Record<string, number> = {};
  for (const answer of answers) tally[answer] = (tally[answer] ?? 0) + 1;
  return tally;
}

async function expectOne({ db }: Pick<OpenDatabase, "db">) {
  expect([await db.$count(bookings), await db.$count(cases), await db.$count(mails)]).toEqual([1, 1, 2]);
}

const binaries = findPostgresOrSaySkipped();

test.skipIf(binaries === null)(
  "[DRIVE-7] [DRIVE-14] 200 visitors book one time at once on two servers with one PostgreSQL: one gets it, 199 are told; the car is sold, and the one is told once",
  async () => {
    const postgres = await startPostgres(binaries ?? "");
    onTestFinished(postgres.stop);
    const database = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
    onTestFinished(database.close);
    await migrate(database);
    await saveSmallStock(database, 3);
    const servers = await Promise.all(
      [1, 2].map(() => startServer({ ...settings, DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder() })),
    );
    onTestFinished(async () => {
      for (const server of servers) await server.stop("SIGKILL");
    });
    expect(await bookAtOnce(servers)).toEqual({ 303: 1, told: visitors - 1 });
    await expectOne(database);
    await database.db.update(cars).set({ status: 140 });
    const kinds = async () =>
      (await database.db.select({ kind: mails.kind }).from(mails)).map(({ kind }) => kind).toSorted();
    await expect.poll(kinds).toEqual(["drive-booked", "drive-car-sold", "drive-to-us", "drive-to-us"]);
  },
);

test("[DRIVE-7] the same on the embedded database", async () => {
  const dataDir = await migratedDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const filled = await openDatabase({ dataDir, databaseUrl: null });
  await saveSmallStock(filled, 3);
  await filled.close();
  const server = await startServer({ ...settings, DATA_DIR: dataDir });
  expect(await bookAtOnce([server])).toEqual({ 303: 1, told: visitors - 1 });
  await server.stop();
  const database = await openDatabase({ dataDir, databaseUrl: null });
  await expectOne(database);
  await database.close();
});
