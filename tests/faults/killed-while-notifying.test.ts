import { expect, onTestFinished, test } from "vitest";
import { expectEachNotifiedOnce, killSavedSearches } from "#tests/kill-saved-searches.ts";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const binaries = findPostgresOrSaySkipped();

test.skipIf(binaries === null)(
  "[WATCHING-6] fifty kills on PostgreSQL: each car is told to each, once",
  async () => {
    const server = await startPostgres(binaries ?? "");
    onTestFinished(server.stop);
    const found = await killSavedSearches(
      { folder: temporaryFolder(), databaseUrl: server.url },
      { kills: 50 },
    );
    expectEachNotifiedOnce(found);
    expect(found.acknowledged.length).toBeGreaterThan(50);
    process.stdout.write(
      `server: ${found.cars.length} cars, told in ${found.emails.length} letters, none twice\n`,
    );
  },
);

test("[WATCHING-6] ten kills of the process that has the embedded database", async () => {
  const found = await killSavedSearches({ folder: temporaryFolder(), databaseUrl: null }, { kills: 10 });
  expectEachNotifiedOnce(found);
});
