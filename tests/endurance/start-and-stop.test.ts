import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migratedDataDir, stockedDataDir } from "#tests/data-dirs.ts";
import { refusedStart, startServer } from "#tests/running-server.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const stockOf = async (address: string) => {
  const answer = await fetch(`${address}/readyz`);
  const { stock } = (await answer.json()) as { stock: { forSale: number; incoming: number } };
  return { httpStatus: answer.status, stock };
};

/** A test that fails half-way leaves no server behind. */
const start = async (settings: Record<string, string>) => {
  const server = await startServer(settings);
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  return server;
};

/** Only the first test waits for the demo stock to be made. */
const stockedFolder = async () => {
  const folder = await stockedDataDir();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

test("[START-1] [START-2] [STOP-1] first start, clean stop, later start: the same stock", async () => {
  const DATA_DIR = temporaryFolder();
  const first = await start({ DATA_DIR });
  const stock = await stockOf(first.address);
  expect(stock.httpStatus).toBe(200);
  expect(stock.stock.forSale + stock.stock.incoming).toBeGreaterThanOrEqual(7_200);
  expect(stock.stock.forSale + stock.stock.incoming).toBeLessThanOrEqual(7_600);
  expect(await first.stop()).toBe(0);

  const later = await start({ DATA_DIR });
  expect(await stockOf(later.address)).toEqual(stock);
  expect(await later.stop()).toBe(0);
});

test("[START-3] [START-4] [ENV-3] [STOP-1] one server: no second on its folder or its port, a neighbour beside it, and a clean end", async () => {
  const DATA_DIR = await stockedFolder();
  const server = await start({ DATA_DIR });
  const refused = await refusedStart({ DATA_DIR });
  expect(refused.code).toBe(1);
  expect(refused.stderr.trim().split("\n")).toHaveLength(1);
  expect(refused.stderr).toMatch(/DATA_DIR|data folder/i);

  const onThePort = await refusedStart({ DATA_DIR: temporaryFolder(), PORT: new URL(server.address).port });
  expect([onThePort.code, onThePort.stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/^Milstolpen cannot start: port \d+ is taken/),
  ]);

  const neighbour = await start({ DATA_DIR: await stockedFolder() });
  expect(neighbour.address).not.toBe(server.address);
  for (const { address } of [server, neighbour]) expect((await stockOf(address)).httpStatus).toBe(200);
  expect(await neighbour.stop()).toBe(0);

  const pages = Array.from({ length: 20 }, () => fetch(`${server.address}/kopa-bil/`));
  // The requests have to be on the wire before the signal: the first answer shows that the server has them.
  await Promise.race(pages);
  const stopped = server.stop();
  const statuses = (await Promise.allSettled(pages)).map((page) =>
    page.status === "fulfilled" ? page.value.status : page.reason,
  );
  expect(statuses).toEqual(pages.map(() => 200));
  expect(await stopped).toBe(0);
});

test("[ENV-5] production starts without a demo stock and is not ready until there is one", async () => {
  const DATA_DIR = await migratedDataDir();
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const server = await start({ DATA_DIR, APP_ENV: "production" });
  expect((await stockOf(server.address)).httpStatus).toBe(503);
  expect((await fetch(server.address)).status).toBe(200);
  await server.stop();
});

test.each([
  ["PORT=abc", { PORT: "abc" }, /PORT must be a whole number/],
  ["an unreachable DATABASE_URL", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, /DATABASE_URL/],
  ["a DATA_DIR below a file", { DATA_DIR: "/dev/null/var" }, /DATA_DIR/],
])("[ENV-3] %s is refused in one line with exit code 1", async (_, settings, line) => {
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
