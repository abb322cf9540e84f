import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/db/database.ts";
import { saveSmallStock } from "#tests/a-small-stock.ts";
import { migratedDataDir } from "#tests/data-dirs.ts";
import { startServer } from "#tests/running-server.ts";
import { alarmsIn } from "./alarms.ts";
import { smallDisk } from "./small-disk.ts";

/** All that is left of the disk. */
function fill(file: string): void {
  for (const size of [2 ** 20, 2 ** 12]) {
    for (;;) {
      try {
        writeFileSync(file, Buffer.alloc(size), { flag: "a" });
      } catch {
        break;
      }
    }
  }
}

test("[LOG-7] [HEALTH-5] [ALARM-2] a disk that fills up under the site: forms are refused, an alarm hears of it once, and with room all is well", async () => {
  const place = smallDisk(250);
  if (place === null) return;
  const DATA_DIR = join(place, "data");
  const made = await migratedDataDir();
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  cpSync(made, DATA_DIR, { recursive: true });
  const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: null });
  await saveSmallStock(database, 5);
  await database.close();
  const server = await startServer({
    DATA_DIR,
    APP_ENV: "production",
    PUBLIC_ORIGIN: "http://localhost:3000",
    SHUTDOWN_GRACE_MS: "0",
  });
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  const post = async (turn: number) => {
    const response = await fetch(`${server.address}/api/contact/add/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        contactReason: "Något annat",
        name: "Karin Exempel",
        email: `karin${turn}@example.com`,
        message: `Fråga ${turn} ${Buffer.from(crypto.getRandomValues(new Uint8Array(3_000))).toString("base64")}`,
      }),
    });
    await response.text();
    return response.status;
  };
  const ready = async () => {
    const response = await fetch(`${server.address}/readyz`);
    const { disk } = (await response.json()) as { disk: string };
    return { status: response.status, disk };
  };
  expect([await post(0), await ready()]).toEqual([201, { status: 200, disk: "free" }]);

  const filler = join(place, "filler");
  fill(filler);
  const refused: number[] = [];
  for (let turn = 1; turn <= 40; turn++) refused.push(await post(turn));
  expect(refused.filter((status) => status === 503).length).toBeGreaterThan(20);
  expect(refused.filter((status) => ![201, 503].includes(status))).toEqual([]);
  expect(await ready()).toEqual({ status: 503, disk: "full" });
  expect(await (await fetch(`${server.address}/metrics`)).text()).toMatch(/^site_disk_full 1$/m);
  expect((await fetch(`${server.address}/kopa-bil/`)).status).toBe(200);

  const lines = alarmsIn(server.output());
  expect(lines.filter(({ msg }) => msg === "API call failed")).toHaveLength(1);
  expect(lines.map(({ problem }) => problem)).toEqual(
    lines.map(() => expect.stringMatching(/^the disk is full: /)),
  );
  expect(server.output()).not.toContain("    at ");

  rmSync(filler);
  expect(await post(100)).toBe(201);
  await expect.poll(ready, { timeout: 90_000, interval: 2_000 }).toEqual({ status: 200, disk: "free" });
  expect(await server.stop()).toBe(0);
}, 240_000);
