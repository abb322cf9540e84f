import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/db/database.ts";
import { migrate } from "#platform/db/migrate.ts";
import { saveSmallStock } from "#tests/a-small-stock.ts";
import { findPostgresOrSaySkipped, startPostgres } from "#tests/postgres-server.ts";
import { startServer } from "#tests/running-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { alarmsIn } from "./alarms.ts";

const binaries = findPostgresOrSaySkipped();

async function started() {
  const postgres = await startPostgres(binaries ?? "");
  onTestFinished(postgres.stop);
  const database = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
  await migrate(database);
  await saveSmallStock(database, 5);
  await database.close();
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: temporaryFolder(),
    APP_ENV: "production",
    PUBLIC_ORIGIN: "http://localhost:3000",
    SHUTDOWN_GRACE_MS: "0",
  });
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  const get = async (path: string) => {
    const begun = performance.now();
    const response = await fetch(`${server.address}${path}`);
    return { status: response.status, text: await response.text(), ms: performance.now() - begun };
  };
  return { postgres, server, get };
}

const pages = [
  "/",
  "/kopa-bil/",
  "/kopa-bil/volvo/mlb001/",
  "/butik/",
  "/butik/uppsala/",
  "/salda-bilar/",
  "/vardera-bil/",
  "/llms.txt",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
];
const calls = ["/api/cars/", "/api/cars/all", "/api/cars/changes", "/api/cars/delivered"];

test.skipIf(binaries === null)(
  "[OUTAGE-3] [OUTAGE-4] [LOG-6] PostgreSQL dies under the site: never a 500, and all is well when it is back",
  async () => {
    const { postgres, server, get } = await started();
    const before = await Promise.all(
      [...pages, ...calls].map(async (path) => [path, (await get(path)).status]),
    );
    postgres.cut();
    for (let round = 0; round < 3; round++) {
      for (const path of [...pages, "/kopa-bil/volvo/mlb002/", "/kopa-bil/volvo/mlb003/"]) {
        const { status } = await get(path);
        expect([path, [200, 301, 308, 404, 503].includes(status)]).toEqual([path, true]);
      }
      for (const path of calls)
        expect([path, [200, 503].includes((await get(path)).status)]).toEqual([path, true]);
    }
    for (const path of ["/", "/kopa-bil/", "/butik/", "/butik/uppsala/"]) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
    expect((await get("/readyz")).status).toBe(503);

    await postgres.resume();
    await expect.poll(async () => (await get("/readyz")).status).toBe(200);
    await expect
      .poll(() => Promise.all([...pages, ...calls].map(async (path) => [path, (await get(path)).status])))
      .toEqual(before);
    expect(server.output()).not.toMatch(/"params"|select .* from/);
    // An alarm on level 50 hears of it, in one line for each thing that failed.
    const lines = alarmsIn(server.output());
    expect(lines).toContainEqual(expect.objectContaining({ msg: "API call failed" }));
    expect(lines.filter((line) => "err" in line)).toEqual([]);
    const kinds = lines.map(({ msg, problem, more }) => `${msg} ${problem} ${more ? "again" : ""}`);
    expect(kinds.toSorted()).toEqual([...new Set(kinds)].toSorted());
    expect(await server.stop()).toBe(0);
  },
);

test.skipIf(binaries === null)(
  "[HEALTH-2] [STOP-3] PostgreSQL stands still: /readyz answers, and SIGTERM has an end",
  async () => {
    const { postgres, server, get } = await started();
    await Promise.all(["/", "/butik/"].map(get));
    const thaw = postgres.freeze();
    onTestFinished(thaw);
    const ready = await get("/readyz");
    expect(ready.status).toBe(503);
    // The rule says two seconds; a machine with other work takes a little longer to say so.
    expect(ready.ms).toBeLessThan(6_000);
    expect((await get("/kopa-bil/")).status).toBe(200);
    const begun = performance.now();
    const code = await server.stop();
    expect(performance.now() - begun).toBeLessThan(40_000);
    if (code !== 0) expect(server.output()).toMatch(/did not end/);
  },
);
