import { rmSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { stockedDataDir } from "#tests/data-dirs.ts";
import { eventsOf } from "#tests/read-events.ts";
import { startServer } from "#tests/running-server.ts";

function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once("end", () => resolve(response));
      response.once("error", reject);
    }).once("error", reject);
  });
}

test("[STOP-2] thirty clients that keep their connections, under load: /readyz first, then each is told to leave, and not one request fails", async () => {
  const DATA_DIR = await stockedDataDir();
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const server = await startServer({ DATA_DIR, SHUTDOWN_GRACE_MS: "5000" });
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  const line = eventsOf(await fetch(`${server.address}/live/cars`));
  const paths = ["/kopa-bil/", "/", "/butik/", "/api/cars/", "/healthz", "/kopa-bil/?brands=volvo"];
  let answered = 0;
  const clients = Array.from({ length: 30 }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = client; ; at++) {
      const response = await ask(`${server.address}${paths[at % paths.length]}`, agent);
      answered++;
      if (response.statusCode !== 200) return `${response.statusCode}`;
      // Whoever is told to leave goes to the next server; all others stay, some of them idle for a while.
      if (response.headers.connection === "close") return "told";
      await sleep((client % 10) * 100);
    }
  });
  await expect.poll(() => answered).toBeGreaterThan(100);
  const stopped = server.stop();
  await expect.poll(async () => (await fetch(`${server.address}/readyz`)).status).toBe(503);
  expect(await Promise.all(clients)).toEqual(clients.map(() => "told"));
  // The open line comes to an end of its own, without an error.
  while ((await line.next()) !== null);
  expect(await stopped).toBe(0);
});
