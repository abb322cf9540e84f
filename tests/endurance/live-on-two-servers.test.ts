import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { cars } from "#data/schema/cars.ts";
import { saveSmallStock } from "#tests/a-small-stock.ts";
import { aPlate } from "#tests/any-plate.ts";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { eventsOf } from "#tests/read-events.ts";
import { startServer } from "#tests/running-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const binaries = findPostgresOrSaySkipped();

test.skipIf(binaries === null)(
  "[LIVE-6] [LIVE-8] two servers on one PostgreSQL tell a change, and stop with open lines",
  async () => {
    const postgres = await startPostgres(binaries ?? "");
    onTestFinished(postgres.stop);
    const database = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
    onTestFinished(database.close);
    await migrate(database);
    await saveSmallStock(database, 3);

    const settings = {
      DATABASE_URL: postgres.url,
      APP_ENV: "production",
      PUBLIC_ORIGIN: "https://www.example.com",
      SHUTDOWN_GRACE_MS: "0",
    };
    const servers = await Promise.all(
      [1, 2].map(() => startServer({ ...settings, DATA_DIR: temporaryFolder() })),
    );
    onTestFinished(async () => {
      for (const server of servers) await server.stop("SIGKILL");
    });
    const lines = await Promise.all(
      servers.map(async ({ address }) => eventsOf(await fetch(`${address}/live/cars`))),
    );
    const told = Promise.all(lines.map((line) => line.next()));
    await database.db
      .update(cars)
      .set({ status: 135 })
      .where(eq(cars.licenseplate, aPlate("mlb002")));
    const reserved = { event: "message", data: [{ plate: "MLB 002", state: "reserved" }] };
    expect(await told).toMatchObject([reserved, reserved]);

    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
    // A line that held it up would have been cut in the end.
    for (const server of servers) expect(server.output()).not.toContain("uncleanly");
  },
);
