import { once } from "node:events";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { countStock } from "#features/cars/storage/stock.ts";
import { openDatabase } from "#platform/db/database.ts";
import { keeperOf, migratedDataDir, stockedDataDir } from "#tests/data-dirs.ts";
import { expectPagesToFit } from "#tests/expect-pages-to-fit.ts";
import { fuzz } from "#tests/fuzz/fuzz.ts";
import { type RunningServer, refusedStart, startServer, stockOf } from "#tests/running-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

/** The first start is shown by tests/endurance/rebranded.test.ts, which has to make one; with all cars by tests/faults/first-start.test.ts. */
let DATA_DIR: string;
let loaded: Awaited<ReturnType<typeof stockIn>>;
let server: RunningServer;
beforeAll(async () => {
  DATA_DIR = await stockedDataDir();
  loaded = await stockIn(DATA_DIR);
  // To read the stock anew takes the most memory.
  await keeperOf(DATA_DIR).remove();
  server = await startServer({ DATA_DIR, LOG_LEVEL: "error" });
});
afterAll(async () => {
  await server?.stop("SIGKILL");
  rmSync(DATA_DIR, { recursive: true, force: true });
});

/**
 * A request that the server is known to have: it has answered "100 Continue" and not yet the page itself. Without it
 * a busy machine may give the signal while the last requests still wait in the socket's queue.
 */
async function requestUnderWay(address: string) {
  const asking = request(address, { headers: { Expect: "100-continue" }, agent: false });
  const status = once(asking, "response").then(async ([response]: IncomingMessage[]) => {
    await response?.toArray();
    return response?.statusCode;
  });
  const received = Promise.race([once(asking, "continue"), status]);
  asking.end();
  await received;
  return { status };
}

async function stockIn(dataDir: string) {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const stock = await countStock(db);
  await close();
  return { httpStatus: 200, stock: expect.objectContaining(stock) };
}

test("[MEMORY-1] [FUZZ-1] 200 different pages and 300 strange requests: none fails, none hangs, and it takes what we promise", async () => {
  await expectPagesToFit(server, 200);
  const { problems } = await fuzz({ address: server.address, seed: "short", from: 0, to: 300 });
  expect(problems).toEqual([]);
});

// Last of those with this server, for it ends it.
test("[START-2] [START-3] [START-4] [START-5] [ENV-3] [ENV-5] [STOP-1] a later start: the same stock, no second on its folder or its port, a neighbour beside it, and a clean end", async () => {
  expect(await stockOf(server.address)).toEqual(loaded);

  const [onTheFolder, onThePort] = await Promise.all([
    refusedStart({ DATA_DIR }),
    refusedStart({ DATA_DIR: temporaryFolder(), PORT: new URL(server.address).port }),
  ]);
  expect(onTheFolder.code).toBe(1);
  expect(onTheFolder.stderr.trim().split("\n")).toHaveLength(1);
  expect(onTheFolder.stderr).toMatch(/DATA_DIR|data folder/i);
  expect([onThePort.code, onThePort.stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/^Milstolpen cannot start: port \d+ is taken/),
  ]);

  // In production, where no demo stock is loaded, it is not ready until there is one.
  const besides = await migratedDataDir();
  onTestFinished(() => rmSync(besides, { recursive: true, force: true }));
  const neighbour = await startServer({
    DATA_DIR: besides,
    APP_ENV: "production",
    PUBLIC_ORIGIN: "http://localhost:3000",
    SHUTDOWN_GRACE_MS: "0",
  });
  onTestFinished(async () => void (await neighbour.stop("SIGKILL")));
  // There its start is a line of the log like all others.
  const lines = neighbour.output().trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).msg)).toContainEqual(expect.stringMatching(/är igång på/));
  expect(neighbour.address).not.toBe(server.address);
  expect((await stockOf(neighbour.address)).httpStatus).toBe(503);
  expect((await fetch(neighbour.address)).status).toBe(200);
  expect(await stockOf(server.address)).toEqual(loaded);
  expect(await neighbour.stop()).toBe(0);

  const pages = await Promise.all(
    Array.from({ length: 20 }, () => requestUnderWay(`${server.address}/kopa-bil/`)),
  );
  const stopped = server.stop();
  const statuses = await Promise.all(pages.map(({ status }) => status.catch(String)));
  expect(statuses).toEqual(pages.map(() => 200));
  expect(await stopped).toBe(0);
});

test.each([
  ["PORT=abc", { PORT: "abc" }, /PORT must be a whole number/],
  ["an unreachable DATABASE_URL", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, /DATABASE_URL/],
  ["production without its address", { APP_ENV: "production" }, /PUBLIC_ORIGIN/],
  ["a DATA_DIR below a file", { DATA_DIR: "/dev/null/var" }, /DATA_DIR/],
])("[ENV-3] [ENV-6] %s is refused in one line with exit code 1", async (_, settings, line) => {
  const refused = await refusedStart({ DATA_DIR: temporaryFolder(), ...settings });
  expect(refused.code).toBe(1);
  expect(refused.stderr.trim().split("\n")).toHaveLength(1);
  expect(refused.stderr).toMatch(line);
});

test.skipIf(process.getuid?.() === 0)(
  "[ENV-3] a DATA_DIR that may not be written is refused in one line",
  async () => {
    const DATA_DIR = join(temporaryFolder(), "locked");
    mkdirSync(DATA_DIR);
    chmodSync(DATA_DIR, 0o500);
    const refused = await refusedStart({ DATA_DIR });
    expect([refused.code, refused.stderr.trim().split("\n").length]).toEqual([1, 1]);
  },
);
